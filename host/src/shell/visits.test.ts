import { newVisits } from './visits';

describe('visits', () => {
  it('return no previous page for a direct entry', () => {
    expect(newVisits().arrive('e1', 'SubscVtg')).toBeUndefined();
  });

  it('return the last page that was shown, not one that was refused [GUARD-011]', () => {
    const visits = newVisits();
    visits.arrive('e1', 'Subsc');
    visits.shown('e1', 'Subsc');
    visits.arrive('e2', 'Estimate');

    expect(visits.arrive('e3', 'SubscVtg')).toBe('Subsc');
  });

  it('return the same page however often it renders [GUARD-011]', () => {
    const visits = newVisits();
    visits.shown('e1', 'Subsc');
    visits.arrive('e2', 'SubscVtg');
    visits.shown('e2', 'SubscVtg');

    expect(visits.arrive('e2', 'SubscVtg')).toBe('Subsc');
  });

  it('keep the previous page when the query changes and when the visitor returns [GUARD-011]', () => {
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
