import { breachOf } from './breach';

describe('breachOf', () => {
  it.each([
    ['inline', 'inline'],
    ['eval', 'eval'],
    ['http://localhost/app/apply/2.0.0/home.js', 'own'],
    ['https://evil.example/x.js?who=me', 'foreign'],
    ['data', 'foreign'],
    ['', 'foreign'],
  ])('records %s as %s, never with its address [SEC-008]', (blockedURI, whose) => {
    expect(breachOf({ effectiveDirective: 'script-src-elem', blockedURI })).toEqual({
      'mfe.directive': 'script-src-elem',
      'mfe.blocked': whose,
    });
  });
});
