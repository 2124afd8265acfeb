import { returnAddress } from './return-address';

describe('return address', () => {
  it.each([
    'https://evil.example/app/',
    '//evil.example/app/',
    '/app/../sandbox/',
    '/app/%2e%2e/sandbox/',
    '/app\\@evil.example',
    '/app/\t//evil.example',
    '/appendix/',
    'javascript:alert(1)',
    '',
  ])('is home for %p', (asked) => {
    expect(returnAddress(asked, { vtgId: 'v', connInfo: 'c' })).toBe('/app/?vtg_id=v&connInfo=c');
  });
});
