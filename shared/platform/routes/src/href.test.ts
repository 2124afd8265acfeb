import { href } from './href';

describe('href', () => {
  it('returns the path in the table', () => {
    expect(href('SubscGuide')).toBe('/');
    expect(href('SubscApplyTerm')).toBe('/subscApply/term');
  });

  it('keeps the trailing slash of the identity pages [ROUTE-026, ROUTE-027]', () => {
    expect(href('niceSuccess')).toBe('/nice/success/');
    expect(href('niceFail', { query: { EncodeData: 'x' } })).toBe('/nice/fail/?EncodeData=x');
  });

  it('inserts and encodes path parameters', () => {
    expect(href('Transfer', { params: { subsc_id: 'S/1 가' } })).toBe(
      '/transfer/S%2F1%20%EA%B0%80',
    );
    expect(href('GuideInsuranceSubmit', { params: { careInsuranceConfirmId: 'C7' } })).toBe(
      '/guide/insurance/C7',
    );
  });

  it.each(['\ud800', 'S1\udfff', '\udfff\ud800'])(
    'returns a valid address for a lone surrogate: %j',
    (half) => {
      const address = href('Transfer', { params: { subsc_id: half }, query: { vtg_id: half } });

      expect(decodeURIComponent(address)).toContain('\ufffd');
      expect(address).toMatch(/^[\x21-\x7e]+$/);
    },
  );

  it('keeps surrogate pairs', () => {
    expect(href('Transfer', { params: { subsc_id: '🚗' } })).toBe('/transfer/%F0%9F%9A%97');
  });

  it('adds the query without empty values [GUARD-003]', () => {
    expect(
      href('SubscApplyPkg', { query: { vtg_id: '', vehicle: undefined, pkg: 'P&1', step: 2 } }),
    ).toBe('/subscApply/pkg?pkg=P%261&step=2');
  });
});
