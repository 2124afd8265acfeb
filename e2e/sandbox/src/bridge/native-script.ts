import { productionSettings } from '@shared/config/settings';
import { integrityOf } from '@shared/delivery/base/digest';
import type { ExtraScript } from '@shared/delivery/store/page';
import { buildSync } from 'esbuild';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { DEVICE_COOKIE } from '../device';
import { type Outcomes, outcomesOf, writePhone } from '../outcomes';
import { inSandbox } from '../paths';

export type NativeDevice = 'android' | 'ios';

export const NATIVE_SCRIPT = '/sandbox/native.js';

/** Returns the script that plays the app. It is built once from `page/` and is the same for every device. */
export const nativeCode = (): Bundle => bundled('src/bridge/page/main.ts');

/**
 * Returns the script for a page opened as an app on `device`. The page must load it before its own scripts and add
 * `integrity` to its script policy. `auto` selects photo outcomes without clicks, for example `denied,good`. The
 * localStorage entry `sandbox_native_auto` of the page overrides it. `phone` configures the phone and the app's
 * answers. Source: BRIDGE-006.
 */
export function nativeScriptFor(
  device: NativeDevice,
  { auto, phone }: { auto?: string | undefined; phone?: string | undefined } = {},
): ExtraScript {
  const { objectName, userAgentToken } = productionSettings.bridge;
  const attributes = {
    'data-device': device,
    'data-object': objectName,
    'data-token': userAgentToken,
    ...(auto && { 'data-auto': auto }),
    ...(phone && { 'data-phone': phone }),
  };
  return { src: NATIVE_SCRIPT, integrity: nativeCode().integrity, attributes };
}

/**
 * Returns the scripts for the device that this visitor chose in the staff console. A web visitor or a developer gets
 * none, except on an insecure network address, where the script adds the missing `crypto.randomUUID`.
 */
export function nativeScriptsOf(c: Context): readonly ExtraScript[] {
  const device = getCookie(c, DEVICE_COOKIE);
  if (device === 'android' || device === 'ios') return [scriptAsChosen(device, outcomesOf(c))];
  return isSecure(new URL(c.req.url)) ? [] : [bareScript()];
}

const scriptAsChosen = (device: NativeDevice, outcomes: Outcomes): ExtraScript =>
  nativeScriptFor(device, {
    auto: outcomes.photo === 'ask' ? undefined : outcomes.photo,
    phone: writePhone(outcomes),
  });

const isSecure = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || /^(localhost|127\..*|\[::1\])$/.test(hostname);

const bareScript = (): ExtraScript => ({
  src: NATIVE_SCRIPT,
  integrity: nativeCode().integrity,
  attributes: {},
});

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
    loader: { '.css': 'text' },
  });
  const code = outputFiles[0]?.text ?? '';
  return { code, integrity: integrityOf(code) };
}
