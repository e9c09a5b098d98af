public import Foundation

/// The root of the checkout.
public let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The fixture called `name`; `Fixtures/make-fixtures.sh` says which independent program made it, and how.
public func fixture(_ name: String) -> URL {
  packageRoot.appendingPathComponent("Tests/TestSupport/Fixtures").appendingPathComponent(name)
}
