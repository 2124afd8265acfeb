import { firstViewName } from '@shared/delivery/build/remote-first-view';
import { webpack } from './webpack.mjs';

const NAME = 'routes';

/** Writes `files.json` with the files of the page and the files of each screen, by the name of its page. */
export class RoutesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const text = JSON.stringify({
          entry: entryOf(compilation),
          screens: screensOf(compilation),
        });
        compilation.emitAsset('files.json', new webpack.sources.RawSource(text));
      });
    });
  }
}

const entryOf = (compilation) => split(compilation.entrypoints.get('main').getFiles());

function screensOf(compilation) {
  const initial = new Set(compilation.entrypoints.get('main').getFiles());
  const screens = {};
  for (const group of compilation.chunkGroups) {
    const from = group.origins[0]?.module?.resource ?? '';
    if (!/remote-\w+[/\\]src[/\\]screens\.ts$/.test(from)) continue;
    const name = group.origins[0].request.match(/([A-Za-z]+)$/)?.[1];
    const first = firstViewName(name);
    screens[name] = {
      ...split(group.getFiles().filter((file) => !initial.has(file))),
      ...(compilation.getAsset(first) && { first }),
    };
  }
  return screens;
}

const split = (files) => ({
  js: files.filter((file) => file.endsWith('.js')),
  css: files.filter((file) => file.endsWith('.css')),
});
