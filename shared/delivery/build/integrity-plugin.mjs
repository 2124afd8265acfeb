import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const NAME = 'integrity';
const { LoadScriptRuntimeModule } = webpack.runtime;

/**
 * Every script and stylesheet that a build loads by itself gets its digest from the host
 * (host/src/loader/integrity.ts), which refuses an address that is not in the release. A retry of a file gets another
 * query from the host, so that it never joins a request that hangs. The host also knows the address of a file that did
 * not change since an earlier version. A page of another host may lack these functions. Its files are loaded unchecked.
 */
export class IntegrityPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(NAME, gatedScript);
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(NAME, gatedLink);
    });
  }
}

const digestOf = (url) => `globalThis.__careIntegrity?.(${url}) ?? ''`;

function gatedScript(source) {
  const gated = source.replace(
    /script\.src = [^;]+;/,
    `script.integrity = ${digestOf('url')};\nscript.src = globalThis.__careScriptUrl?.(url) ?? url;`,
  );
  if (gated === source)
    throw new Error('webpack changed its script template: no file would be checked');
  return `${gated.replace(UNUSED, '')}\nscript.crossOrigin = 'anonymous';`;
}

/** Code of webpack that is not needed, because our pages have no nonce and use UTF-8 like our files. */
const UNUSED = /script\.charset = 'utf-8';|if \(\S+\.nc\) \{[^}]*\}/g;

const gatedLink = (source, { tag }) =>
  `${source}
${tag}.href = globalThis.__careStyleUrl?.(${tag}.href) ?? ${tag}.href;
${tag}.integrity = ${digestOf(`${tag}.href`)};
${tag}.crossOrigin = 'anonymous';`;
