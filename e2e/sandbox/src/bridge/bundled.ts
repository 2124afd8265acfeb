import { integrityOf } from '@shared/delivery/base/digest';
import { buildSync } from 'esbuild';
import { inSandbox } from '../paths';

export type Bundle = { code: string; integrity: string };

const bundles = new Map<string, Bundle>();

/** Returns one classic script with all imports of a file of the sandbox. It is built once. */
export function bundled(entry: string): Bundle {
  const known = bundles.get(entry) ?? build(entry);
  bundles.set(entry, known);
  return known;
}

function build(entry: string): Bundle {
  const { outputFiles } = buildSync({
    entryPoints: [inSandbox(entry)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
  });
  const code = outputFiles[0]?.text ?? '';
  return { code, integrity: integrityOf(code) };
}
