import Foundation
import OpenUIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The task of a navigation. Answers after its end have no effect.
final class SchemeTask: WKURLSchemeTask {
  let request: URLRequest
  private(set) var hasEnded = false
  private var response: URLResponse?
  private var data = Data()
  private let complete: @MainActor (Result<(Data, URLResponse), any Error>) -> Void

  init(
    _ request: URLRequest, complete: @escaping @MainActor (Result<(Data, URLResponse), any Error>) -> Void
  ) {
    (self.request, self.complete) = (request, complete)
  }

  func didReceive(_ response: URLResponse) { self.response = response }
  func didReceive(_ data: Data) { self.data += data }

  func didFinish() {
    guard !hasEnded else { return }
    guard let response else { return didFailWithError(URLError(.badServerResponse)) }
    hasEnded = true
    complete(.success((data, response)))
  }

  func didFailWithError(_ error: any Error) {
    guard !hasEnded else { return }
    hasEnded = true
    complete(.failure(error))
  }

  func end() { hasEnded = true }
}
