// Sample for Android: README.md beside this file. `ORIGIN` is the origin of the product.

class CareBridge(private val activity: Activity, private val webView: WebView) {
    /** Call it once, before loadUrl. */
    fun attach() {
        webView.settings.javaScriptEnabled = true
        webView.settings.domStorageEnabled = true
        webView.settings.userAgentString += " ServiceCareApp"
        WebViewCompat.addWebMessageListener(webView, "ServiceCareBridge", setOf(ORIGIN)) { _, message, _, isMainFrame, _ ->
            if (isMainFrame) message.data?.let(::receive)
        }
        webView.webViewClient = object : WebViewClient() {
            /** An address such as `tel:` opens outside the webview, which would show an error. */
            override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
                if (request.url.scheme?.lowercase() in OWN_SCHEMES) return false
                openOutside(request.url.toString())
                return true
            }
        }
    }

    /** Call it for the Back key. */
    fun goBack() {
        webView.evaluateJavascript("'__careBack' in window && (window.__careBack(), true)") { isPage ->
            if (isPage != "true") if (webView.canGoBack()) webView.goBack() else activity.finish()
        }
    }

    private fun receive(text: String) {
        val question = JSONObject(text)
        if (question.optInt("v") != 1) return
        val id = question.getString("id")
        val params = question.getJSONObject("params")
        when (question.getString("method")) {
            "haptic" -> {
                webView.performHapticFeedback(HapticFeedbackConstants.VIRTUAL_KEY)
                answer(id)
            }
            "openExternal" -> if (openOutside(params.getString("url"))) answer(id) else refuse(id, "unsupported")
            "close" -> {
                answer(id)
                activity.finish()
            }
            else -> refuse(id, "unsupported")
        }
    }

    /** Returns false if no app on the phone opens the address. An `intent:` opens only what a browser may open. */
    private fun openOutside(url: String): Boolean = try {
        val intent = Intent.parseUri(url, Intent.URI_INTENT_SCHEME).addCategory(Intent.CATEGORY_BROWSABLE)
        intent.component = null
        intent.selector = null
        activity.startActivity(intent)
        true
    } catch (missing: ActivityNotFoundException) {
        false
    } catch (unreadable: URISyntaxException) {
        false
    }

    private fun answer(id: String, result: Any? = null) =
        send(JSONObject().put("v", 1).put("id", id).put("ok", true).put("result", result))

    /** `kind`: denied, cancelled or unsupported. */
    private fun refuse(id: String, kind: String) =
        send(JSONObject().put("v", 1).put("id", id).put("ok", false).put("error", JSONObject().put("kind", kind)))

    private fun send(answer: JSONObject) {
        val literal = JSONObject.quote(answer.toString())
        webView.post { webView.evaluateJavascript("window.__careBridge($literal)", null) }
    }

    private companion object {
        /** Schemes that stay in the webview. */
        val OWN_SCHEMES = setOf("http", "https", "blob", "data", "about")
    }
}
