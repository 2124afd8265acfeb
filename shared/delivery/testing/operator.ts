import type { PageSettings } from '@shared/config/settings';

/** Sample facts of the operator, which a channel needs before a promotion to production. */
export const operatorSettings: PageSettings = {
  centre: { phone: '1588-0000' },
  company: {
    name: '서비스케어플러스 주식회사',
    representative: '김대표',
    address: '서울특별시 중구 세종대로 110',
    phone: '1588-0000',
    email: 'help@servicecare.example',
    businessNumber: '000-00-00000',
    mailOrderNumber: '2026-서울중구-00000',
    hostingProvider: '서비스케어플러스 주식회사',
  },
  legal: { insurer: '메리디안손해보험', insurerPhone: '1588-1111' },
};
