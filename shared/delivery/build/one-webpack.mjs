import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

/**
 * Ends a build when webpack-cli or the federation plugin uses another copy of webpack than our plugins, because a hook
 * of one copy has no effect in the other. `.pnpmfile.cjs` keeps the packages at one copy.
 */
export class OneWebpack {
  constructor(federation = require.resolve('@module-federation/enhanced/webpack')) {
    this.federation = createRequire(realpathSync(federation)).resolve('webpack');
  }

  apply(compiler) {
    if (compiler.webpack !== webpack) throw new Error(sentence('webpack-cli'));
    if (realpathSync(this.federation) !== realpathSync(require.resolve('webpack')))
      throw new Error(sentence('@module-federation/enhanced'));
  }
}

const sentence = (user) =>
  `${user} uses another copy of webpack than our plugins, which have no effect in it: see .pnpmfile.cjs`;
