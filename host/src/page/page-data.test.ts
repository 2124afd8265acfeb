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

describe('the data block of the page', () => {
  it('is read as it was written', () => {
    expect(pageDataIn(text)).toEqual(page);
  });

  it.each([
    ['cut', text.slice(0, -7)],
    ['empty', ''],
    ['missing', undefined],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['without a release', JSON.stringify({ ...page, release: undefined })],
    ['of a release without a host', JSON.stringify({ ...page, release: { apps: {} } })],
    ['without settings', JSON.stringify({ ...page, settings: null })],
    ['without routes', JSON.stringify({ ...page, routes: {} })],
  ])('is none when it is %s', (_, broken) => {
    expect(pageDataIn(broken)).toBeUndefined();
  });
});
