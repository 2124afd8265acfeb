import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { koreanWordsIn, refusedKorean } from './korean';
import { codeIn, shipped } from './sources';

const words = koreanWordsIn(
  readFileSync(join(__dirname, '../../../shared/docs/glossary.md'), 'utf8'),
);

const said = (sentence: string, path = 'remote-apply/src/a.ts') =>
  refusedKorean({ path, text: `export const text = '${sentence}';` }, words);

describe('Korean words of the glossary', () => {
  it.each([
    ['쿠폰 코드를 확인해 주세요.', '쿠폰 코드 (VIP 코드)'],
    ['보증이 무효가 될 수 있어요.', '보증 (보장)'],
    ['아래 단추로 다시 시도해 주세요.', '단추 (버튼)'],
    ['문자로 알려 드려요.', '문자로 알려 (what really is)'],
    ['승인 결과는 담당자가 알려 드려요.', '담당자가 알려 (what really is)'],
    ['해지 신청이 접수되었습니다.', '니다. (해요체)'],
  ])('reject: %s', (sentence, named) => {
    expect(said(sentence)).toEqual([`1: ${named}`]);
  });

  it.each([
    ['in a text of the page', 'export const A = () => <p>아래 단추를 눌러 주세요.</p>;'],
    ['in a text with a value', ['export const a = `$', '{name} 프로모션 금액`;'].join('')],
  ])('are checked %s', (_, text) => {
    expect(refusedKorean({ path: 'host/src/A.tsx', text }, words)).toHaveLength(1);
  });

  it.each([
    ['VIP 코드를 입력해 주세요.', undefined],
    ['정기검사 결과지를 촬영해 주세요.', undefined],
    ['자동차등록증을 촬영해 주세요.', undefined],
    ['보증수리 확인서를 볼 수 있어요.', undefined],
    ['보험사가 보험약관에 따라 보험금을 지급해요.', undefined],
    ['차량등록일을 정확히 입력해 주세요.', 'shared/product/copy/src/popup-choice.ts'],
    ['BSI', 'remote-estimate/src/Selectors.tsx'],
    ['해지 신청이 취소되었습니다.', 'shared/product/copy/src/popup.ts'],
  ])('allow: %s', (sentence, path) => {
    expect(said(sentence, path)).toEqual([]);
  });

  it('are not checked in a comment', () => {
    const text = '/** 단추 */ export const a = 1;';

    expect(refusedKorean({ path: 'host/src/a.ts', text }, words)).toEqual([]);
  });

  it('are used by every shipped text', () => {
    const refused = shipped
      .flatMap(codeIn)
      .flatMap((source) => refusedKorean(source, words).map((what) => `${source.path}:${what}`));

    expect(words.length).toBeGreaterThanOrEqual(10);
    expect(refused).toEqual([]);
  });
});
