import { breachOf } from './breach';

describe('What the page’s policy refused', () => {
  it.each([
    ['inline', 'inline'],
    ['eval', 'eval'],
    ['http://localhost/app/apply/2.0.0/home.js', 'own'],
    ['https://evil.example/x.js?who=me', 'foreign'],
    ['data', 'foreign'],
    ['', 'foreign'],
  ])('%s is told as %s, never by its address [SEC-008]', (blockedURI, whose) => {
    expect(breachOf({ effectiveDirective: 'script-src-elem', blockedURI })).toEqual({
      'mfe.directive': 'script-src-elem',
      'mfe.blocked': whose,
    });
  });
});
