// CommonJS, because the build (plain Node) and its test both read it.

/**
 * A file of a build is named after the source that is imported, not after all it shares as well: every page names every
 * file, and so does the code that asks for it. Sources of one name keep the bundler's longer names.
 */
class ChunkNames {
  apply(compiler) {
    compiler.hooks.compilation.tap('ChunkNames', (compilation) =>
      compilation.hooks.chunkIds.tap('ChunkNames', (chunks) =>
        nameChunks(compilation, [...chunks]),
      ),
    );
  }
}

function nameChunks({ chunkGraph }, chunks) {
  const wished = chunks.map((chunk) => chunk.name ?? sourceOf(chunkGraph, chunk));
  chunks.forEach((chunk, at) => {
    const name = wished[at];
    const isOnly = wished.filter((other) => other === name).length === 1;
    if (chunk.name || name === undefined || !isOnly) return;
    chunk.id = name;
    chunk.ids = [name];
  });
}

/** `Terms` of a chunk whose one imported source is `src/terms/Terms.tsx`. */
function sourceOf(chunkGraph, chunk) {
  const sources = [...chunkGraph.getChunkRootModules(chunk)]
    .map((module) => module.nameForCondition() ?? '')
    .filter((path) => /\.tsx?$/.test(path) && !/[\\/]node_modules[\\/]/.test(path));
  const [, name] = sources.length === 1 ? (/([^\\/]+)\.tsx?$/.exec(sources[0]) ?? []) : [];
  return name;
}

exports.ChunkNames = ChunkNames;
