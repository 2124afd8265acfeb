import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { shared } from '@shared/contract';

const { API: target, ...manifests } = JSON.parse(process.env.HOST);

export default defineConfig({
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'example',
      remotes: Object.fromEntries(
        Object.entries(manifests).map(([app, address]) => [app, `${app}@${address}`]),
      ),
      shared,
      dts: false,
      experiments: { provideExternalRuntime: true },
    }),
  ],
  server: { proxy: { '/api': { target, changeOrigin: false } } },
});
