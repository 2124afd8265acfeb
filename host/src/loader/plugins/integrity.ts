import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { entryScript } from '../integrity';
import { leftOfTry, START } from '../steps';

/** Gives the script of an entry its digest and its time limit. An entry that is not in the release is refused. */
export const integrityPlugin: ModuleFederationRuntimePlugin = {
  name: 'integrity',
  createScript: ({ url, remoteInfo }) => ({
    script: entryScript(url, remoteInfo?.name ?? ''),
    timeout: leftOfTry(`${remoteInfo?.name}/${START}`),
  }),
};
