import { isOurPhoto } from './photo-address';

const origin = 'https://app.example';
const hosts = ['https://files.example', 'https://prime.example/api', ''];

describe('isOurPhoto', () => {
  it.each([
    '/files/insp.jpg',
    'https://app.example/files/insp.jpg',
    'https://files.example/insp.jpg?sig=1',
    'https://prime.example/atts/1.jpg',
  ])('returns true for %s', (url) => {
    expect(isOurPhoto(url, origin, hosts)).toBe(true);
  });

  it.each([
    'https://evil.example/insp.jpg',
    'https://files.example.evil.example/insp.jpg',
    'https://files.example:8443/insp.jpg',
    'http://files.example/insp.jpg',
    '//evil.example/insp.jpg',
    'https://user:pass@files.example/insp.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'blob:https://app.example/1',
    'file:///sdcard/insp.jpg',
    'https://',
  ])('returns false for %s', (url) => {
    expect(isOurPhoto(url, origin, hosts)).toBe(false);
  });
});
