import { pageDataIn } from './page-data';

const page = {
  channel: 'live',
  seq: 1,
  disabled: [],
  release: { apps: { host: { entry: { js: ['main.js'], css: [] } } } },
  settings: {},
  routes: [],
};
const text = JSON.stringify(page);

describe('pageDataIn', () => {
  it('returns the data as it was written', () => {
    expect(pageDataIn(text)).toEqual(page);
  });

  it.each([
    ['incomplete', text.slice(0, -7)],
    ['empty', ''],
    ['missing', undefined],
    ['null', 'null'],
    ['a list', '[]'],
    ['without a release', JSON.stringify({ ...page, release: undefined })],
    ['of a release without a host', JSON.stringify({ ...page, release: { apps: {} } })],
    ['without settings', JSON.stringify({ ...page, settings: null })],
    ['without routes', JSON.stringify({ ...page, routes: {} })],
  ])('returns undefined when the block is %s', (_, broken) => {
    expect(pageDataIn(broken)).toBeUndefined();
  });
});
