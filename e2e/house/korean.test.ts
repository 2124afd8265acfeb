import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { koreanWordsIn, refusedKorean } from './korean';
import { shipped, sourcesIn } from './sources';

const words = koreanWordsIn(readFileSync(join(__dirname, '../../CONTRIBUTING.md'), 'utf8'));
const isRead = (path: string) => path.includes('/src/') && !/\.test\.tsx?$/.test(path);

const said = (sentence: string, path = 'remote-apply/src/a.ts') =>
  refusedKorean({ path, text: `export const text = '${sentence}';` }, words);

describe('the Korean words of the house', () => {
  it.each([
    '할인코드가 있으면 입력해요.',
    '쿠폰 코드를 확인해 주세요.',
    '스탠다드보다 많은 정비 항목',
    '보증이 무효가 될 수 있어요.',
    '정기검사 결과표를 촬영해요.',
    '프로모션 금액',
    '서비스 기간',
    '멤버십을 골라 주세요.',
    '항목을 고르면 계산해 드려요.',
    '아래 단추로 다시 시도해 주세요.',
    '내 자동차를 등록해 주세요.',
    '플러스 회원 정보가 없어요.',
    '밴티지에 등록된 차량이 없어요.',
    '승인되면 알려 드릴게요.',
    '문자로 알려 드려요.',
    '해지 신청이 접수되었습니다.',
    '계속하시겠습니까?',
  ])('refuse: %s', (sentence) => {
    expect(said(sentence)).toHaveLength(1);
  });

  it.each([
    ['in a text of the page', 'export const A = () => <p>아래 단추를 눌러 주세요.</p>;'],
    ['in a text with a value', ['export const a = `$', '{name} 프로모션 금액`;'].join('')],
  ])('are looked for %s', (_, text) => {
    expect(refusedKorean({ path: 'host/src/A.tsx', text }, words)).toHaveLength(1);
  });

  it.each([
    ['VIP 코드를 입력해 주세요.', undefined],
    ['정기검사 결과지를 촬영해 주세요.', undefined],
    ['자동차등록증을 촬영해 주세요.', undefined],
    ['보증수리 확인서를 볼 수 있어요.', undefined],
    ['해지 신청이 취소되었습니다.', 'shared/copy/src/popup.ts'],
  ])('leave alone: %s', (sentence, path) => {
    expect(said(sentence, path)).toEqual([]);
  });

  it('do not count in a comment', () => {
    const text = '/** 단추 */ export const a = 1;';

    expect(refusedKorean({ path: 'host/src/a.ts', text }, words)).toEqual([]);
  });

  it('are the ones of every text that is shipped', () => {
    const refused = shipped
      .flatMap((folder) => sourcesIn(folder, isRead))
      .flatMap((source) => refusedKorean(source, words).map((what) => `${source.path}:${what}`));

    expect(words.length).toBeGreaterThanOrEqual(10);
    expect(refused).toEqual([]);
  });
});
