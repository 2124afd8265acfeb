import { productionSettings } from '@shared/config/settings';
import { integrityOf } from '@shared/delivery/base/digest';
import type { ExtraScript } from '@shared/delivery/store/page';
import { buildSync } from 'esbuild';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { DEVICE_COOKIE } from '../device';
import { outcomesOf, writePhone } from '../outcomes';
import { inSandbox } from '../paths';

export type NativeDevice = 'android' | 'ios';

export const NATIVE_SCRIPT = '/sandbox/native.js';
export const PAGE = 'src/bridge/page/main.ts';

/**
 * Returns the script that plays the app on the device that this visitor chose in the staff console. The page must load it
 * before its own scripts and add `integrity` to its script policy. A web visitor or a developer gets none, except on an
 * insecure network address, where the script adds the missing `crypto.randomUUID`. Source: BRIDGE-006.
 */
export function nativeScriptsOf(c: Context): readonly ExtraScript[] {
  const device = getCookie(c, DEVICE_COOKIE);
  const isPhone = device === 'android' || device === 'ios';
  if (!isPhone && isSecure(new URL(c.req.url))) return [];
  const { integrity } = bundled(PAGE);
  return [{ src: NATIVE_SCRIPT, integrity, attributes: isPhone ? asChosen(c, device) : {} }];
}

function asChosen(c: Context, device: NativeDevice): Readonly<Record<string, string>> {
  const { objectName, userAgentToken } = productionSettings.bridge;
  const outcomes = outcomesOf(c);
  const phone = writePhone(outcomes);
  return {
    'data-device': device,
    'data-object': objectName,
    'data-token': userAgentToken,
    ...(outcomes.photo !== 'ask' && { 'data-auto': outcomes.photo }),
    ...(phone && { 'data-phone': phone }),
  };
}

const isSecure = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || /^(localhost|127\..*|\[::1\])$/.test(hostname);

export const scriptAnswer = (c: Context, entry: string): Response =>
  c.body(bundled(entry).code, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  });

type Bundle = { code: string; integrity: string };

const bundles = new Map<string, Bundle>();

/** Returns one classic script with all imports of a file of the sandbox. It is built once. */
function bundled(entry: string): Bundle {
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
    loader: { '.css': 'text' },
  });
  const code = outputFiles[0]?.text ?? '';
  return { code, integrity: integrityOf(code) };
}
