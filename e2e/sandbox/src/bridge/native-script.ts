import { productionSettings } from '@shared/config/settings';
import { integrityOf } from '@shared/delivery/build/digest';
import { buildSync } from 'esbuild';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { DEVICE_COOKIE } from '../device';
import { type Outcomes, outcomesOf, writePhone } from '../outcomes';
import { inSandbox } from '../paths';

export type NativeDevice = 'android' | 'ios';

/** What a page needs to start the app's side: where the script is, what it must hash to, its data attributes. */
export type NativeScript = {
  src: string;
  integrity: string;
  /** Keys as in `HTMLElement.dataset`. */
  dataset: Readonly<Record<string, string>>;
  /** The same as written into a tag. */
  attributes: Record<string, string>;
};

export const NATIVE_SCRIPT = '/sandbox/native.js';

let built: { code: string; integrity: string } | undefined;

/** The script that plays the app: one classic script, built once from `page/`, the same bytes for every device. */
export function nativeCode(): { code: string; integrity: string } {
  built ??= build();
  return built;
}

/**
 * The script for a page opened as an app on `device`. Whoever serves the page puts it before the page's own scripts and
 * adds `integrity` to its script policy. `auto` picks the outcome of every photo without clicks: one outcome, or
 * several with commas, one a photo; the page's localStorage `sandbox_native_auto` goes before it.
 * `phone` says how the phone is built and set, and what becomes of the app's answers. Source: BRIDGE-006.
 */
export function nativeScriptFor(
  device: NativeDevice,
  { auto, phone }: { auto?: string | undefined; phone?: string | undefined } = {},
): NativeScript {
  const { objectName, userAgentToken } = productionSettings.bridge;
  const dataset = {
    device,
    object: objectName,
    token: userAgentToken,
    ...(auto && { auto }),
    ...(phone && { phone }),
  };
  const attributes = Object.fromEntries(
    Object.entries(dataset).map(([key, value]) => [`data-${key}`, value]),
  );
  return { src: NATIVE_SCRIPT, integrity: nativeCode().integrity, dataset, attributes };
}

/**
 * The scripts of the device this visitor chose in the staff console. A web visitor and a developer have none, but for what
 * their browser lacks on an address of this network.
 */
export function nativeScriptsOf(c: Context): readonly NativeScript[] {
  const device = getCookie(c, DEVICE_COOKIE);
  if (device === 'android' || device === 'ios') return [scriptAsChosen(device, outcomesOf(c))];
  return isSecure(new URL(c.req.url)) ? [] : [bareScript()];
}

const scriptAsChosen = (device: NativeDevice, outcomes: Outcomes): NativeScript =>
  nativeScriptFor(device, {
    auto: outcomes.photo === 'ask' ? undefined : outcomes.photo,
    phone: writePhone(outcomes),
  });

const isSecure = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || /^(localhost|127\..*|\[::1\])$/.test(hostname);

const bareScript = (): NativeScript => ({
  src: NATIVE_SCRIPT,
  integrity: nativeCode().integrity,
  dataset: {},
  attributes: {},
});

function build(): { code: string; integrity: string } {
  const { outputFiles } = buildSync({
    entryPoints: [inSandbox('src/bridge/page/main.ts')],
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
