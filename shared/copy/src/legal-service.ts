import type { LegalText } from './legal-text';

const edition = { version: '2026-01', effectiveOn: '2026-01-01' } as const;

export const serviceAgreement: LegalText = {
  title: '서비스 이용약관',
  ...edition,
  sections: [
    {
      heading: '제1조 (목적)',
      paragraphs: [
        '이 약관은 회사가 제공하는 ServiceCare+ 차량 관리 멤버십(이하 "멤버십")의 가입과 이용에 관한 회사와 고객의 권리와 의무를 정합니다.',
      ],
    },
    {
      heading: '제2조 (멤버십의 종류)',
      paragraphs: [
        '멤버십은 STANDARD, PREMIUM, POWER TRAIN으로 나뉩니다.',
        'POWER TRAIN은 제휴 보험사를 통해 제공되는 수리비 보장 추가 상품이며, 보장 내용은 보험약관을 따릅니다.',
      ],
    },
    {
      heading: '제3조 (회사의 지위)',
      paragraphs: [
        '회사는 통신판매중개자로서 거래 당사자가 아니며, 상품의 판매와 정비 서비스의 이행 책임은 각 판매사에 있습니다.',
      ],
    },
    {
      heading: '제4조 (가입과 승인)',
      paragraphs: [
        '고객은 본인 소유의 차량으로만 가입을 신청할 수 있습니다.',
        '회사는 접수한 차량 정보와 서류를 확인한 뒤 승인합니다. 승인까지 영업일 기준 약 2일이 걸립니다.',
        '서류가 확인되지 않거나 사실과 다르면 승인을 거절할 수 있으며, 이 경우 결제한 금액을 모두 돌려드립니다.',
      ],
    },
    {
      heading: '제5조 (이용 기간)',
      paragraphs: [
        '멤버십은 승인 다음 날 0시부터 12개월 동안 이용할 수 있습니다.',
        'POWER TRAIN의 보장은 승인일로부터 30일 뒤에 시작됩니다.',
      ],
    },
    {
      heading: '제6조 (가입 제한)',
      paragraphs: [
        'STANDARD와 PREMIUM은 차령 60개월을 초과한 차량만 가입할 수 있습니다.',
        'POWER TRAIN은 차령 60개월 초과 96개월 이하, 주행거리 180,000km 이하 차량만 가입할 수 있습니다.',
        '고성능 M, 전기차, Z 시리즈, 렌터카는 가입할 수 없습니다.',
      ],
    },
    {
      heading: '제7조 (해지와 환불)',
      paragraphs: [
        '승인 전에 해지하면 결제 금액을 모두 돌려드립니다.',
        '승인 후 14일 이내에는 위약금 없이 철회할 수 있습니다. 그 뒤에는 결제 금액의 10%와 이용한 혜택을 뺀 금액을 돌려드립니다.',
      ],
    },
    {
      heading: '제8조 (양도)',
      paragraphs: [
        '차량을 넘겨받은 고객은 멤버십 양도를 신청할 수 있습니다. 양도된 멤버십은 환불되지 않습니다.',
      ],
    },
  ],
};

export const personalInfoConsent: LegalText = {
  title: '개인정보 수집 및 이용 동의',
  ...edition,
  sections: [
    {
      heading: '수집하는 항목',
      paragraphs: [
        '성명, 휴대전화번호, 이메일, 회원번호, 차량번호, 차대번호, 최초등록일, 모델, 자동차등록증과 점검 사진',
      ],
    },
    {
      heading: '이용 목적',
      paragraphs: ['멤버십 가입 심사, 서비스 제공, 이용 내역 관리, 고객 문의 응대'],
    },
    { heading: '보유 기간', paragraphs: ['서비스 이용 정보는 이용 종료 후 5년 동안 보관합니다.'] },
    {
      heading: '동의를 거부할 권리',
      paragraphs: ['동의하지 않을 수 있습니다. 다만 동의하지 않으면 멤버십에 가입할 수 없습니다.'],
    },
  ],
};

export const privacyPolicy: LegalText = {
  title: '개인정보처리방침',
  ...edition,
  sections: [
    {
      heading: '1. 처리하는 개인정보',
      paragraphs: [
        '가입과 이용에 필요한 고객 정보, 차량 정보, 결제 기록을 처리합니다. 카드번호는 결제대행사가 처리하며 회사는 보관하지 않습니다.',
      ],
    },
    {
      heading: '2. 처리 목적과 보유 기간',
      paragraphs: [
        '서비스 이용 정보: 계약 이행과 분쟁 처리를 위해 5년',
        '마케팅 동의 정보: 동의일로부터 2년',
      ],
    },
    {
      heading: '3. 제3자 제공과 위탁',
      paragraphs: [
        '판매사와 공식 서비스센터에 서비스 제공에 필요한 범위에서 제공합니다.',
        'POWER TRAIN 가입 고객의 정보는 제휴 보험사에 제공합니다.',
      ],
    },
    {
      heading: '4. 고객의 권리',
      paragraphs: ['언제든지 개인정보의 열람, 정정, 삭제, 처리 정지를 요청할 수 있습니다.'],
    },
    {
      heading: '5. 안전 조치',
      paragraphs: ['전송 구간 암호화, 접근 권한 관리, 접속 기록 보관으로 개인정보를 보호합니다.'],
    },
  ],
};

export const marketingConsent: LegalText = {
  title: '마케팅 정보 활용 동의',
  ...edition,
  sections: [
    {
      heading: '이용 목적',
      paragraphs: ['새로운 상품과 혜택, 행사 안내, 고객 맞춤 서비스 제안'],
    },
    {
      heading: '이용하는 항목',
      paragraphs: ['성명, 휴대전화번호, 이메일, 차량 정보, 멤버십 이용 내역'],
    },
    { heading: '보유 기간', paragraphs: ['동의일로부터 2년, 또는 동의를 철회할 때까지'] },
    {
      heading: '수신 방법과 철회',
      paragraphs: [
        '이메일, 문자(SMS), 앱 알림 가운데 고른 방법으로만 보내 드립니다.',
        '동의하지 않아도 가입할 수 있으며, 언제든지 철회할 수 있습니다.',
      ],
    },
  ],
};

export const transferNotice: LegalText = {
  title: '멤버십 양도 유의사항',
  ...edition,
  sections: [
    {
      heading: '양도 조건',
      paragraphs: [
        '이용 중인 멤버십의 남은 기간이 30일 이상이어야 합니다.',
        '이미 양도된 멤버십은 다시 양도할 수 없습니다.',
      ],
    },
    {
      heading: '양도 후',
      paragraphs: [
        '남은 혜택과 기간이 새 소유자에게 이어집니다.',
        '양도된 멤버십은 해지하더라도 환불되지 않습니다.',
      ],
    },
  ],
};
