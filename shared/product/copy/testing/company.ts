/** A company whose facts are all known. */
export const company = {
  name: '서비스케어플러스 주식회사',
  representative: '김대표',
  address: '서울특별시 중구 세종대로 110',
  phone: '1588-0000',
  email: 'help@servicecare.example',
  businessNumber: '123-45-67890',
  mailOrderNumber: '2026-서울중구-00001',
  hostingProvider: '클라우드 주식회사',
};

/** A dealer whose facts are all known. */
export const dealer = {
  title: '한강모터스',
  business: {
    title: '주식회사 한강모터스',
    ceo: '박한강',
    businessNumber: '111-11-11111',
    number: '2020-서울강남-0001',
    address: '서울특별시 강남구 1',
    tel: '02-111-1111',
  },
};
