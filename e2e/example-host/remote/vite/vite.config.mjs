import { readFileSync } from 'node:fs';
import { federation } from '@module-federation/vite';
import { shared } from '@shared/contract';
import { defineConfig } from 'vite';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const provided = Object.entries(shared).map(([key, one]) => [key, { ...one, import: false }]);

export default defineConfig({
  plugins: [
    federation({
      name: `guides_${version.replaceAll('.', '_')}`,
      filename: 'remoteEntry.js',
      exposes: { './screens': './src/screens.ts' },
      shared: Object.fromEntries(provided),
      dts: false,
      manifest: true,
    }),
  ],
  build: {
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: { input: 'src/screens.ts' },
  },
});
