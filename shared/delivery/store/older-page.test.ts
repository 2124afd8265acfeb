import type { Canary, ReleasedApp } from '@shared/release/release';
import { app, digest, olderParts, release, sourcesOf, withHost } from '../testing/page';
import { dataIn, renderPage } from './page';

const canaryOf = (apps: Canary<ReleasedApp>['apps']) => ({ id: 'c', apps, percent: 10, salt: 's' });

describe('renderPage for a host from before the second block', () => {
  it('writes one block and one policy that names each script', () => {
    const { html } = renderPage(release, olderParts, { settings: {} });

    expect(sourcesOf(html, 'script-src')).toEqual([
      digest('start()'),
      "'sha384-hostEntry'",
      "'sha384-applyEntry'",
      "'sha384-mypageEntry'",
      "'sha384-estimateEntry'",
      "'sha384-guidesEntry'",
    ]);
    expect(dataIn(html).release).toEqual(release);
  });

  it('starts the host by tags with digests when the template has a place', () => {
    expect(renderPage(release, olderParts, { settings: {} }).html).toContain(
      '<script defer src="/host/1.0.0-abc/entry.js" integrity="sha384-hostEntry" crossorigin="anonymous"></script>',
    );
  });

  it('leaves the host to the boot script when a canary has another one', () => {
    const withCanary = (apps: Canary<ReleasedApp>['apps']) =>
      renderPage(release, olderParts, {
        settings: {},
        channel: {
          channel: 'production',
          seq: 3,
          disabled: [],
          canaries: [canaryOf({ guides: app('guides') }), canaryOf(apps)],
        },
      }).html;

    expect(withCanary({ host: withHost('2.0.0', 'newHost').apps.host })).not.toMatch(
      /<script defer|rel="preload"/,
    );
    expect(withCanary({ apply: app('older') })).toContain('<script defer');
  });
});
