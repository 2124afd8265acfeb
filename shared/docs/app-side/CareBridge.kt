// Sample for Android: README.md beside this file. `ORIGIN` is the origin of the product.

/** Create it in `onCreate` of the activity, which must not have started yet. */
class CareBridge(private val activity: ComponentActivity, private val webView: WebView) {
    private var asksForFile: ValueCallback<Array<Uri>>? = null
    private val chooser =
        activity.registerForActivityResult(ActivityResultContracts.StartActivityForResult()) {
            asksForFile?.onReceiveValue(WebChromeClient.FileChooserParams.parseResult(it.resultCode, it.data))
            asksForFile = null
        }

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

            /** Without `true`, Android ends the whole app when it ends the process of the page. */
            override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
                activity.intent.putExtra(ADDRESS, view.url) // `onCreate` loads it in a new webview
                (view.parent as? ViewGroup)?.removeView(view)
                view.destroy()
                activity.recreate()
                return true
            }
        }
        webView.webChromeClient = object : WebChromeClient() {
            /** Without it, the choice of a file does nothing. */
            override fun onShowFileChooser(
                view: WebView, callback: ValueCallback<Array<Uri>>, params: FileChooserParams,
            ): Boolean {
                asksForFile?.onReceiveValue(null)
                asksForFile = callback
                val types = params.acceptTypes
                return try {
                    chooser.launch(params.createIntent().setType("image/*").putExtra(Intent.EXTRA_MIME_TYPES, types))
                    true
                } catch (missing: ActivityNotFoundException) {
                    asksForFile = null
                    false
                }
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

    companion object {
        /** Extra of the intent: the address that the activity loads when it is made again. */
        const val ADDRESS = "care.address"

        /** Schemes that stay in the webview. */
        private val OWN_SCHEMES = setOf("http", "https", "blob", "data", "about")
    }
}
