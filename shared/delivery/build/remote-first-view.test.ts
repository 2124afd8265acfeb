import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const script = join(__dirname, '../testing/first-view.mjs');

/** Builds the prerender of this page. Its fixture has the given text in the slot `who`. */
function builtFrom(view: string, who: string, page = 'Page'): { text?: string; error?: string } {
  const source = `
    ${view}
    export const sample = () => ({ address: '/', places: { who: '${who}' } });
    export const fill = () => ({ who: '이' });
  `;
  const { stdout, stderr } = spawnSync(process.execPath, [script, source, page], {
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as { text?: string; error?: string };
}

const VIEW = 'export const View = () => <p>김님의 차</p>;';

describe('firstViewOf', () => {
  let text = '';
  beforeAll(() => {
    ({ text = '' } = builtFrom(VIEW, '김'));
  });

  it('replaces the texts of a visit by slots, and contains no React', () => {
    expect(text).toContain('<p>{{who}}님의 차</>');
    // React marks its elements with this name.
    expect(text).not.toContain('react.transitional.element');
  });

  it('passes page, address and fill to the page, before or after the runtime has loaded', () => {
    const handed: object[] = [];
    const run = new Function('window', 'document', text);
    const document = { currentScript: { src: '/app/remote/first-Page.js' } };
    const older: { __firstViews?: object[] } = {};
    run({ __firstViews: { push: (view: object) => handed.push(view) } }, document);
    run(older, document);

    expect(handed).toEqual([
      {
        page: 'Page',
        markup: '<p>{{who}}님의 차</>',
        from: '/app/remote/first-Page.js',
        fill: expect.any(Function),
      },
    ]);
    expect(older.__firstViews).toHaveLength(1);
  });

  it('renders the step bar of the host above a page of the application [SHELL-001]', () => {
    const { text: below } = builtFrom(VIEW, '김', 'SubscApplyTerm');

    expect(below).toMatch(/<div class="host-StepBar-bar"[^>]*>.*약관 동의.*<p>{{who}}님의 차<\/>/);
  });

  it('fails and names the slot when the page does not show its text', () => {
    const { error } = builtFrom(VIEW, '박');

    expect(error).toMatch(/Page\.tsx: the sample's page has no "박" for the place who$/);
  });

  it('fails and names file and function when the page needs more of the session', () => {
    const { error } = builtFrom(
      `import { useContact } from '@shared/session';
       export const View = () => <p>김님, {useContact().name}</p>;`,
      '김',
    );

    expect(error).toMatch(/Page\.tsx: the sample's page is not drawn .*sample-session.*useContact/);
  });
});

describe('a build with a broken prerender', () => {
  it.each([
    ['the page throws', `export const View = () => { throw new Error('no car'); };`, 'no car'],
    ['an import is missing', `export { View } from './Missing';`, 'Could not resolve "./Missing"'],
  ])('names the page and the error once when %s', (_, view, error) => {
    const source = `${view}
      export const sample = () => ({ address: '/', places: {} });
      export const fill = () => ({});`;
    const { stdout, stderr } = spawnSync(process.execPath, [script, source, 'Page', 'whole'], {
      encoding: 'utf8',
    });

    expect(stdout).toContain('ERROR in The page Page cannot be prerendered.');
    expect((stdout + stderr).split(error)).toHaveLength(2);
  });
});
