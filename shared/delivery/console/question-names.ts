import type { Question } from '../judge/verdict';

/** Names of the questions that are counted for each visit. */
export const questionNames: Readonly<Record<Question, string>> = {
  failed: '시작 못 함',
  replaced: '이전 버전으로 대신함',
  erred: '오류 남',
  silent: '소식 없음',
  slow: '느림',
  'broken off': '중간에 끊김',
};
