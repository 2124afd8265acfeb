import { federation } from '@module-federation/vite';
import { shared } from '@shared/contract';
import { defineConfig } from 'vite';

const { API: target, ...manifests } = JSON.parse(process.env.HOST);

export default defineConfig({
  plugins: [
    federation({
      name: 'example',
      remotes: Object.fromEntries(
        Object.entries(manifests).map(([name, entry]) => [name, { name, entry, type: 'var' }]),
      ),
      shared,
      dts: false,
      experiments: { provideExternalRuntime: true },
    }),
  ],
  server: { proxy: { '/api': { target } } },
});
