# One specification per module, so that imports are the same as with the Swift package. The pods Masonry and iCarousel are those of
# the Objective-C originals, so these have names of their own. Examples/CocoaPods/Podfile names them all by the path of a checkout.
# Home page and source are where this checkout was cloned from; MASONRY_REPOSITORY names another place.
repository = ENV['MASONRY_REPOSITORY'] || `git -C "#{__dir__}" config --get remote.origin.url`.strip
repository = "file://#{__dir__}" if repository.empty?

Pod::Spec.new do |spec|
  spec.name = 'MasonrySwiftCarousel'
  spec.module_name = 'iCarousel'
  spec.version = '0.1.0'
  spec.summary = 'A carousel view with a dozen geometries, physics and recycling.'
  spec.license = { :type => 'MIT', :file => 'LICENSE' }
  spec.author = 'The Masonry Swift project contributors'
  spec.homepage = repository.sub(/\Agit@([^:]+):/, 'https://\1/').delete_suffix('.git')
  spec.source = { :git => repository, :tag => spec.version.to_s }
  spec.swift_versions = ['6.0']
  spec.ios.deployment_target = '15.0'
  spec.osx.deployment_target = '13.0'
  spec.tvos.deployment_target = '15.0'
  spec.visionos.deployment_target = '1.0'
  spec.source_files = 'Sources/iCarousel/**/*.swift'
  # The class has the name of its module: in the interface of a binary framework the module needs another one. What only the package
  # uses of it needs the package's name.
  spec.pod_target_xcconfig = {
    'OTHER_SWIFT_FLAGS' => '$(inherited) -Xfrontend -alias-module-names-in-module-interface -package-name MasonrySwift'
  }
  spec.dependency 'MasonrySwiftShim', spec.version.to_s
end
