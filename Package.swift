// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// For the targets that call a C library: every unsafe expression is marked as such.
let wrapperSettings = settings + [.strictMemorySafety()]

/// In the order of the data's journey: a target depends only on targets above it.
let package = Package(
  name: "Rendition",
  products: [
    .library(name: "UniformTypes", targets: ["UniformTypes"]),
    .library(name: "TypeDetection", targets: ["TypeDetection"]),
    .library(name: "Conversion", targets: ["Conversion"]),
    .library(name: "ImageConverters", targets: ["ImageConverters"]),
    .library(name: "Rendition", targets: ["Rendition"]),
    .executable(name: "convert", targets: ["convert"]),
    .executable(name: "rendition-worker", targets: ["rendition-worker"]),
  ],
  targets: [
    .target(name: "TypeTables"),
    .executableTarget(name: "GenerateTypeTables", swiftSettings: settings),
    .target(
      name: "UniformTypes", dependencies: ["TypeTables"], exclude: ["types.txt"], swiftSettings: settings),
    .systemLibrary(name: "CMagic", providers: [.apt(["libmagic-dev"])]),
    .target(
      name: "TypeDetection", dependencies: ["UniformTypes", "CMagic"], swiftSettings: wrapperSettings),
    .target(name: "CLinux"),
    .target(
      name: "Conversion", dependencies: ["UniformTypes", "TypeDetection", "CLinux"], swiftSettings: settings),
    .target(name: "CVips"),
    .target(
      name: "ImageConverters", dependencies: ["UniformTypes", "Conversion", "CVips"],
      swiftSettings: wrapperSettings),
    .target(
      name: "Rendition", dependencies: ["UniformTypes", "TypeDetection", "Conversion", "ImageConverters"],
      swiftSettings: settings),
    .executableTarget(
      name: "convert", dependencies: ["UniformTypes", "TypeDetection", "Conversion", "ImageConverters"],
      swiftSettings: settings),
    .executableTarget(
      name: "rendition-worker", dependencies: ["Conversion", "ImageConverters"], swiftSettings: settings),

    .target(
      name: "TestSupport", dependencies: ["UniformTypes"], path: "Tests/TestSupport", exclude: ["Fixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "PackageTests", dependencies: ["TestSupport", "Rendition", "rendition-worker"],
      swiftSettings: settings),
    .testTarget(
      name: "UniformTypesTests", dependencies: ["UniformTypes", "TestSupport", "GenerateTypeTables"],
      swiftSettings: settings),
    .testTarget(
      name: "TypeDetectionTests", dependencies: ["TypeDetection", "UniformTypes", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ConversionTests",
      dependencies: [
        "Conversion", "UniformTypes", "TypeDetection", "ImageConverters", "TestSupport", "rendition-worker",
      ], swiftSettings: settings),
    .testTarget(
      name: "ImageConvertersTests",
      dependencies: [
        "ImageConverters", "Conversion", "UniformTypes", "TypeDetection", "TestSupport", "rendition-worker",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "convertTests", dependencies: ["TestSupport", "convert", "rendition-worker"],
      exclude: ["Commands"], swiftSettings: settings),
  ]
)
