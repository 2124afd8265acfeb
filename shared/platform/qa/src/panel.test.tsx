import { aRelease } from '@shared/release/testing/release';
import { drawPanel } from './panel';

// Jest cannot load the package that draws QR codes.
jest.mock('./qr-picture', () => ({ qrPicture: () => '' }));

const page = {
  channel: 'staging',
  seq: 1,
  release: aRelease(),
  disabled: [],
  settings: {},
  routes: [],
};

describe('drawPanel', () => {
  it("selects the channel's version for a pin that does not exist", async () => {
    // jsdom has none of these.
    Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
    Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined });
    const versions = [{ version: '1.0.0', date: '2026-11-20' }];
    Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => versions }) });
    const pins = { versions: { apply: '9.9.9', guides: '1.0.0' }, ports: {} };

    drawPanel(page, { pins, missing: ['apply@9.9.9'], unknown: [] });
    const root = document.querySelector('[data-qa]')?.shadowRoot;
    root?.querySelector('button')?.click();
    await new Promise((filled) => setTimeout(filled));

    const rows = [...(root?.querySelectorAll('label') ?? [])].map((row) => [
      row.querySelector('b')?.textContent,
      row.querySelector('select')?.value,
    ]);
    expect(Object.fromEntries(rows)).toMatchObject({ apply: '', guides: '1.0.0' });
  });
});
