# One specification per module, so that imports are the same as with the Swift package. In a Podfile, until there is
# a public address (.example is no one's):  pod 'Masonry', :path => 'path/to/the/repository'
Pod::Spec.new do |spec|
  spec.name = 'Masonry'
  spec.version = '0.1.0'
  spec.summary = 'Auto Layout constraints in sentences that the compiler checks.'
  spec.license = { :type => 'MIT', :file => 'LICENSE' }
  spec.author = 'The Masonry Swift project contributors'
  spec.homepage = 'https://masonry.example'
  spec.source = { :git => 'https://masonry.example/masonry.git', :tag => spec.version.to_s }
  spec.swift_versions = ['6.0']
  spec.ios.deployment_target = '15.0'
  spec.tvos.deployment_target = '15.0'
  spec.visionos.deployment_target = '1.0'
  spec.osx.deployment_target = '13.0'
  spec.source_files = 'Sources/Masonry/**/*.swift'
  spec.resource_bundles = { 'Masonry_Privacy' => ['Sources/Masonry/PrivacyInfo.xcprivacy'] }
  spec.dependency 'UIKitShim', spec.version.to_s
end
