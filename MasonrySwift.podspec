# One specification per module, so that imports are the same as with the Swift package. The pods Masonry and iCarousel are those of
# the Objective-C originals, so these have names of their own. Examples/CocoaPods/Podfile names them all by the path of a checkout.
# Home page and source are where this checkout was cloned from; MASONRY_REPOSITORY names another place.
repository = ENV['MASONRY_REPOSITORY'] || `git -C "#{__dir__}" config --get remote.origin.url`.strip
repository = "file://#{__dir__}" if repository.empty?

Pod::Spec.new do |spec|
  spec.name = 'MasonrySwift'
  spec.module_name = 'Masonry'
  spec.version = '0.1.0'
  spec.summary = 'Auto Layout constraints in sentences that the compiler checks.'
  spec.license = { :type => 'MIT', :file => 'LICENSE' }
  spec.author = 'The Masonry Swift project contributors'
  spec.homepage = repository.sub(/\Agit@([^:]+):/, 'https://\1/').delete_suffix('.git')
  spec.source = { :git => repository, :tag => spec.version.to_s }
  spec.swift_versions = ['6.0']
  spec.ios.deployment_target = '15.0'
  spec.tvos.deployment_target = '15.0'
  spec.visionos.deployment_target = '1.0'
  spec.osx.deployment_target = '13.0'
  spec.source_files = 'Sources/Masonry/**/*.swift'
  spec.exclude_files = 'Sources/Masonry/**/Embedded/*'
  spec.resource_bundles = { 'Masonry_Privacy' => ['Sources/Masonry/PrivacyInfo.xcprivacy'] }
  spec.dependency 'MasonrySwiftShim', spec.version.to_s
end
