import { keptPageHeaders, pageHeaders } from './headers';

describe('keptPageHeaders', () => {
  it('returns the usual headers when browsers may not keep the page', () => {
    expect(keptPageHeaders(0)).toEqual(pageHeaders);
  });

  it('lets browsers, but no edge, keep the page for some seconds', () => {
    expect(keptPageHeaders(1)).toEqual({ ...pageHeaders, 'Cache-Control': 'private, max-age=1' });
  });
});
