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
    private fun openOutside(url: String): Boolean {
        val intent = try {
            Intent.parseUri(url, Intent.URI_INTENT_SCHEME).addCategory(Intent.CATEGORY_BROWSABLE)
        } catch (unreadable: URISyntaxException) {
            return false
        }
        intent.component = null
        intent.selector = null
        if (start(intent)) return true
        // A missing card app must not end a payment without a word.
        val page = intent.getStringExtra("browser_fallback_url")?.takeIf { it.startsWith("https://") }
        val other = page ?: intent.`package`?.let { "market://details?id=$it" } ?: return false
        return start(Intent(Intent.ACTION_VIEW, Uri.parse(other)))
    }

    private fun start(intent: Intent): Boolean = try {
        // The flags of an `intent:` could let another app read files of this one.
        intent.flags = Intent.FLAG_ACTIVITY_NEW_TASK
        activity.startActivity(intent)
        true
    } catch (missing: ActivityNotFoundException) {
        false
    } catch (denied: SecurityException) {
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
