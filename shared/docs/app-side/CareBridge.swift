// Sample for iOS: README.md beside this file. `ORIGIN` is the origin of the product.

final class CareBridge: NSObject, WKScriptMessageHandler, WKNavigationDelegate {
    private weak var webView: WKWebView?

    /// The webview must use this configuration.
    func makeWebView() -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.applicationNameForUserAgent = "ServiceCareApp"
        configuration.userContentController.add(self, name: "care")
        configuration.userContentController.addUserScript(WKUserScript(
            source: """
            window.ServiceCareBridge = {
              postMessage: (text) => window.webkit.messageHandlers.care.postMessage(text),
            };
            """,
            injectionTime: .atDocumentStart,
            forMainFrameOnly: true
        ))
        // The webview ignores the text size of the phone. The product is tested with text of up to 200 %.
        let percent = min(UIFontMetrics.default.scaledValue(for: 100), 200)
        configuration.userContentController.addUserScript(WKUserScript(
            source: "document.documentElement.style.fontSize = '\(percent)%';",
            injectionTime: .atDocumentStart,
            forMainFrameOnly: true
        ))
        let webView = WKWebView(frame: .zero, configuration: configuration)
        webView.navigationDelegate = self
        self.webView = webView
        return webView
    }

    /// Schemes that stay in the webview.
    private static let ownSchemes = ["http", "https", "blob", "data", "about"]

    /// An address such as `tel:` opens outside the webview, which would ignore it.
    func webView(
        _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        guard let url = action.request.url, let scheme = url.scheme?.lowercased(),
              !Self.ownSchemes.contains(scheme)
        else { return decisionHandler(.allow) }
        UIApplication.shared.open(url)
        decisionHandler(.cancel)
    }

    /// Without it, the webview stays white when iOS ends the process of the page.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        webView.reload()
    }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        let origin = message.frameInfo.securityOrigin
        guard message.frameInfo.isMainFrame, "\(origin.protocol)://\(origin.host)" == ORIGIN,
              let text = message.body as? String,
              let question = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any],
              question["v"] as? Int == 1, let id = question["id"] as? String,
              let method = question["method"] as? String
        else { return }
        let params = question["params"] as? [String: Any] ?? [:]
        switch method {
        case "haptic":
            UIImpactFeedbackGenerator(style: .light).impactOccurred()
            answer(id)
        case "openExternal":
            guard let url = (params["url"] as? String).flatMap(URL.init(string:)) else {
                return refuse(id, kind: "unsupported")
            }
            UIApplication.shared.open(url) { isOpen in
                if isOpen { self.answer(id) } else { self.refuse(id, kind: "unsupported") }
            }
        case "close":
            answer(id)
            webView?.window?.rootViewController?.dismiss(animated: true)
        default:
            refuse(id, kind: "unsupported")
        }
    }

    private func answer(_ id: String, result: Any = NSNull()) {
        send(["v": 1, "id": id, "ok": true, "result": result])
    }

    /// `kind`: denied, cancelled or unsupported.
    private func refuse(_ id: String, kind: String) {
        send(["v": 1, "id": id, "ok": false, "error": ["kind": kind]])
    }

    private func send(_ answer: [String: Any]) {
        guard let data = try? JSONSerialization.data(withJSONObject: answer) else { return }
        webView?.callAsyncJavaScript(
            "window.__careBridge(text)",
            arguments: ["text": String(decoding: data, as: UTF8.self)],
            in: nil, in: .page
        )
    }
}
