import { anApp, aRelease } from '@shared/release/testing/release';
import { keepOutOtherHosts, policyOfPinned } from './only-host';

const release = {
  ...aRelease({
    host: anApp('host', '1.2.0'),
    mypage: { ...anApp('mypage', 'dev'), base: 'http://localhost:3003/' },
  }),
  lkg: { apply: anApp('apply', '0.9.0') },
};
const policy =
  "default-src 'none'; script-src 'sha256-a=' 'self' http://localhost:*; style-src 'self' 'sha256-b='; img-src 'self'";
const places =
  'https://x.example/host/1.2.0/ https://x.example/apply/1.0.0/ http://localhost:3003/ https://x.example/estimate/1.0.0/ https://x.example/guides/1.0.0/ https://x.example/apply/0.9.0/';

describe('policyOfPinned and keepOutOtherHosts', () => {
  it('allow scripts and styles of this release, and no other host of this origin', () => {
    expect(policyOfPinned(release, policy, 'https://x.example')).toBe(
      `script-src 'sha256-a=' ${places}; style-src 'sha256-b=' ${places}`,
    );
  });

  it('add a policy beside the policy of the page', () => {
    document.head.innerHTML = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    keepOutOtherHosts(release);

    const written = [...document.querySelectorAll('meta')].map(({ content }) => content);
    expect(written).toEqual([policy, policyOfPinned(release, policy, location.origin)]);
  });

  it('add no policy when the page has none, as in development', () => {
    document.head.innerHTML = '';
    keepOutOtherHosts(release);

    expect(document.querySelector('meta')).toBeNull();
  });
});
