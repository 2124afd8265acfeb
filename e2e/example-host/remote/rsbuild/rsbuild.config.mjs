import { readFileSync } from 'node:fs';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { shared } from '@shared/contract';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const provided = Object.entries(shared).map(([key, one]) => [key, { ...one, import: false }]);

export default defineConfig({
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: `guides_${version.replaceAll('.', '_')}`,
      exposes: { './screens': './src/screens.ts' },
      shared: Object.fromEntries(provided),
      dts: false,
      experiments: { externalRuntime: true },
    }),
  ],
  output: { assetPrefix: 'auto' },
});
