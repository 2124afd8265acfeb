import { appNames, remoteNames } from '@shared/routes/apps';
import { ignoredNotes, pinnedNotes } from './notes';
import { pinsIn, unknownIn } from './pins';

const published = ['2.6.0', '2.5.0', '2.4.0', '2.3.0', '2.2.0', '2.1.0'];
const versionsOf = async (app: string) => (app === 'apply' ? published : []);
const ignored = (search: string, missing: readonly string[] = []) =>
  ignoredNotes({ missing, unknown: unknownIn(search) }, versionsOf);

describe('notes for testers', () => {
  it('name the pinned versions and local builds that run, and no others', () => {
    const pins = pinsIn('?mfe=apply@1.4.0,guides@9.9.9&mfedev=mypage:3003');

    expect(pins && pinnedNotes({ pins, missing: ['guides@9.9.9'], unknown: [] })).toEqual([
      '고정됨 apply@1.4.0',
      'DEV mypage:3003',
    ]);
  });

  it.each([
    [
      'an app that does not exist',
      '?mfe=aply@1.0.0',
      [],
      `없는 앱이라 무시했어요: aply@1.0.0 (앱: ${appNames.join(', ')})`,
    ],
    [
      'the host by a port',
      '?mfedev=host:3003',
      [],
      `없는 앱이라 무시했어요: host:3003 (앱: ${remoteNames.join(', ')})`,
    ],
    [
      'a version that is none',
      '?mfe=apply@latest',
      [],
      '버전으로 읽을 수 없어 무시했어요: apply@latest (있는 버전: 2.6.0, 2.5.0, 2.4.0, 2.3.0, 2.2.0)',
    ],
    [
      'a version that is not published',
      '',
      ['apply@9.9.9'],
      '없는 버전이라 무시했어요: apply@9.9.9 (있는 버전: 2.6.0, 2.5.0, 2.4.0, 2.3.0, 2.2.0)',
    ],
    [
      'a version of an app without a list',
      '',
      ['guides@9.9.9'],
      '없는 버전이라 무시했어요: guides@9.9.9',
    ],
    [
      'a port where nobody answers',
      '',
      ['apply:3999'],
      '이 포트에 빌드가 없어 무시했어요: apply:3999',
    ],
  ])('say that %s was ignored, and what is available', async (_, search, missing, text) => {
    expect(await ignored(search, missing)).toEqual([text]);
  });
});
