import { join } from 'node:path';
import { firstViewName, firstViewOf, firstViewsIn } from '@shared/delivery/build/remote-first-view';
import { folderOf, remotes } from '@shared/delivery/build/singletons';
import { webpack } from './webpack.mjs';

const NAME = 'first-views';
const root = join(import.meta.dirname, '../../..');

/** Builds the prerenders of the remotes from the same sources, with the class names of this build. */
export class FirstViewsPlugin {
  constructor(classNameOf) {
    this.classNameOf = classNameOf;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        for (const app of remotes)
          for (const view of firstViewsIn(join(root, folderOf(app)))) {
            const { text } = await firstViewOf(app, view, () => this.classNameOf);
            compilation.emitAsset(firstViewName(view.page), new webpack.sources.RawSource(text));
          }
      });
    });
  }
}
