import { readableWon } from '@shared/copy/readable-won';
import { DEFAULT_AGE_MONTHS } from '@shared/domain/calendar';
import { formatWon } from '@shared/domain/format';
import { powerTrain } from '@shared/domain/tier';

/** Source: HOME-014. */
export const powerTrainIntro = `보험사를 통해 제공되는 수리비 보장 추가 상품이에요. 연간 최대 ${formatWon(powerTrain.coverUpTo)}원(${readableWon(powerTrain.coverUpTo)})까지 보장해요.`;

/** Source: HOME-004. */
export const exampleDayHint = `${DEFAULT_AGE_MONTHS}개월 전 날짜로 먼저 보여 드려요. 내 차의 최초등록일을 선택해 주세요.`;

/** Title of the explanation why the chosen car cannot join. Source: HOME-011. */
export const CANNOT_JOIN = '이 조건으로는 가입할 수 없어요';
