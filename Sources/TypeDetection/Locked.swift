import Foundation

/// A value that one thread at a time may use.
///
/// `Mutex` would do but for the thread sanitizer, which takes its contended path for a race (Swift 6.3).
package final class Locked<Value: Sendable>: @unchecked Sendable {
  // Sendable, because the value is sendable and is touched only while the lock is held.
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  /// Calls `body` with the value while no other thread has it.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
