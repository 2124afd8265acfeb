import { SERVICE_MONTHS } from '@shared/domain/service-period';

/** Head of home, used by the prerendered page and by the screen. */
export const homeTitle = '내 차에 맞는 멤버십을 선택해 보세요';
export const homeLead = `${SERVICE_MONTHS / 12}년 동안 정비 걱정 없이, 공식 서비스센터에서 관리해 드려요.`;
