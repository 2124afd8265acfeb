import { pageAt } from './start-page';

describe('pageAt', () => {
  it.each([
    ['/app/', 'SubscGuide'],
    ['/app', 'SubscGuide'],
    ['/app/subscStatus', 'Subsc'],
    ['/app/subscStatus/subscs/S1', 'SubscListItem'],
    ['/app/nice/success/', 'niceSuccess'],
    ['/app/guide/insurance', 'GuideInsurance'],
    ['/app/guide/insurance/C1', 'GuideInsuranceSubmit'],
    ['/app/no/such/page', 'SubscGuide'],
  ])('returns for %s the page %s [ROUTE-031]', (address, page) => {
    expect(pageAt(address)).toBe(page);
  });
});
