import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { StatsPlugin } from '@module-federation/manifest';

/**
 * The container of a remote. The runtime core comes from the host (`externalRuntime`), so an entry has 7 kB instead of
 * 21 kB and runs only after the host has started. The host provides the shared modules, so a remote has no copy of them
 * (`import: false`) and is refused when it needs another version. `mf-manifest.json` is data for other hosts.
 */
export function remoteContainer(name, exposes, shared, own) {
  const provided = { import: false, singleton: true, strictVersion: true };
  const consumed = Object.entries(shared).map(([key, { requiredVersion }]) => [
    key,
    { ...provided, requiredVersion },
  ]);
  return new ModuleFederationPlugin({
    name,
    filename: 'entry.js',
    exposes,
    shared: Object.fromEntries(consumed),
    manifest: true,
    dts: false,
    experiments: {
      externalRuntime: true,
      optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
    },
    ...own,
  });
}

/**
 * Writes `mf-manifest.json` of the host with the shared modules that it provides, in the format of the remotes. The
 * host starts the runtime itself (host/src/loader/federation.ts), so its build needs only this part of the federation
 * plugin.
 */
export function hostManifest({ shared, runtime }) {
  const provided = Object.entries(shared).map(([key, { provided: version }]) => [
    key,
    { singleton: true, requiredVersion: `^${version}` },
  ]);
  const options = {
    name: 'host',
    shared: Object.fromEntries(provided),
    dts: false,
    manifest: {
      disableAssetsAnalyze: true, // finds shared modules only in builds of the federation plugin
      additionalData: ({ stats }) => {
        for (const one of stats.shared) one.version = shared[one.name].provided;
      },
    },
  };
  return new StatsPlugin(options, { pluginVersion: runtime.federation, bundler: 'webpack' });
}
