import { newVisits } from './visits';

describe('where a visit comes from', () => {
  it('is nowhere for a direct entry', () => {
    expect(newVisits().arrive('e1', 'SubscVtg')).toBeUndefined();
  });

  it('is the page that was shown last, not one that was refused [GUARD-011]', () => {
    const visits = newVisits();
    visits.arrive('e1', 'Subsc');
    visits.shown('e1', 'Subsc');
    visits.arrive('e2', 'Estimate');

    expect(visits.arrive('e3', 'SubscVtg')).toBe('Subsc');
  });

  it('stays the same however often the page is drawn [GUARD-011]', () => {
    const visits = newVisits();
    visits.shown('e1', 'Subsc');
    visits.arrive('e2', 'SubscVtg');
    visits.shown('e2', 'SubscVtg');

    expect(visits.arrive('e2', 'SubscVtg')).toBe('Subsc');
  });

  it('is kept when the page only changes its query, and when the visitor comes back to it [GUARD-011]', () => {
    const visits = newVisits();
    visits.shown('e1', 'Subsc');
    visits.arrive('e2', 'SubscVtg');
    visits.shown('e2', 'SubscVtg');
    expect(visits.arrive('e3', 'SubscVtg')).toBe('Subsc');

    visits.arrive('e4', 'SubscListItem');
    visits.shown('e4', 'SubscListItem');

    expect(visits.arrive('e2', 'SubscVtg')).toBe('Subsc');
  });
});
