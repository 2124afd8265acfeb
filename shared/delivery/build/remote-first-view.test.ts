import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const script = join(__dirname, '../testing/first-view.mjs');

/** What the build says to a first view with this page, whose sample has its own text in the place `who`. */
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

describe('the build of a first view', () => {
  it('marks what a visit has its own for, and brings no React', () => {
    const { text } = builtFrom('export const View = () => <p>김님의 차</p>;', '김');

    expect(text).toContain('<p>{{who}}님의 차</>');
    // What React names its elements by.
    expect(text).not.toContain('react.transitional.element');
  });

  it('hands over page, place of its styles and what fills it in, whether or not anything draws it yet', () => {
    const { text = '' } = builtFrom('export const View = () => <p>김님의 차</p>;', '김');
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

  it("draws the application's step bar as the host does, above the page [SHELL-001]", () => {
    const { text } = builtFrom(
      'export const View = () => <p>김님의 차</p>;',
      '김',
      'SubscApplyTerm',
    );

    expect(text).toMatch(/<div class="host-StepBar-bar">.*약관 동의.*<p>{{who}}님의 차<\/>/);
  });

  it('fails when the page does not show what the sample has a place for, and names the place', () => {
    const { error } = builtFrom('export const View = () => <p>김님의 차</p>;', '박');

    expect(error).toMatch(/Page\.tsx: the sample's page has no "박" for the place who$/);
  });

  it('fails when the page asks more of the session than a build has, and names the file and what it asked for', () => {
    const { error } = builtFrom(
      `import { useContact } from '@shared/session';
       export const View = () => <p>김님, {useContact().name}</p>;`,
      '김',
    );

    expect(error).toMatch(/Page\.tsx: the sample's page is not drawn .*sample-session.*useContact/);
  });
});
