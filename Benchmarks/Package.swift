// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Rendition", path: "..")],
  targets: [
    .target(name: "CPeers"),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["CPeers", .product(name: "Rendition", package: "Rendition")],
      swiftSettings: settings),
  ]
)
