import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const NAME = 'integrity';
const { LoadScriptRuntimeModule } = webpack.runtime ?? {};

/**
 * Every script and stylesheet that a build loads by itself goes through the host's gate (host/src/loader/integrity.ts):
 * it gets the digest the release names for its address, and an address without a digest is refused. A failed file is
 * asked for again under another query, so that a retry never joins a request that hangs.
 */
export class IntegrityPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      scriptHooks(compilation).createScript.tap(NAME, gatedScript);
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(NAME, gatedLink);
    });
  }
}

function scriptHooks(compilation) {
  const module = LoadScriptRuntimeModule ?? webpack.RuntimeModule;
  return module.getCompilationHooks(compilation);
}

function gatedScript(source) {
  const gated = source.replace(
    /script\.src = [^;]+;/,
    'script.integrity = globalThis.__careIntegrity(url);\nscript.src = globalThis.__careScriptUrl(url);',
  );
  if (gated === source)
    throw new Error('webpack changed its script template: no file would be checked');
  return `${gated.replace(UNUSED, '')}\nscript.crossOrigin = 'anonymous';`;
}

/** Pages have no nonce, and are read as our files are written. */
const UNUSED = /script\.charset = 'utf-8';|if \(\S+\.nc\) \{[^}]*\}/g;

const gatedLink = (source, { tag }) =>
  `${source}\n${tag}.integrity = globalThis.__careIntegrity(${tag}.href);\n${tag}.crossOrigin = 'anonymous';`;
