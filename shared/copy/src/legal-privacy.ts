import { marketingKept, serviceKept } from './figures';
import { edition2026 } from './legal-editions';
import type { LegalDocument } from './legal-text';

export const personalInfoConsent: LegalDocument = {
  title: '개인정보 수집 및 이용 동의',
  editions: [
    {
      ...edition2026,
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
        {
          heading: '보유 기간',
          paragraphs: [`서비스 이용 정보는 이용 종료 후 ${serviceKept} 동안 보관합니다.`],
        },
        {
          heading: '동의를 거부할 권리',
          paragraphs: [
            '동의하지 않을 수 있습니다. 다만 동의하지 않으면 멤버십에 가입할 수 없습니다.',
          ],
        },
      ],
    },
  ],
};

export const privacyPolicy: LegalDocument = {
  title: '개인정보처리방침',
  editions: [
    {
      ...edition2026,
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
            `서비스 이용 정보: 계약 이행과 분쟁 처리를 위해 ${serviceKept}`,
            `마케팅 동의 정보: 동의일로부터 ${marketingKept}`,
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
          paragraphs: [
            '전송 구간 암호화, 접근 권한 관리, 접속 기록 보관으로 개인정보를 보호합니다.',
          ],
        },
      ],
    },
  ],
};

export const marketingConsent: LegalDocument = {
  title: '마케팅 정보 활용 동의',
  editions: [
    {
      ...edition2026,
      sections: [
        {
          heading: '이용 목적',
          paragraphs: ['새로운 상품과 혜택, 행사 안내, 고객 맞춤 서비스 제안'],
        },
        {
          heading: '이용하는 항목',
          paragraphs: ['성명, 휴대전화번호, 이메일, 차량 정보, 멤버십 이용 내역'],
        },
        {
          heading: '보유 기간',
          paragraphs: [`동의일로부터 ${marketingKept}, 또는 동의를 철회할 때까지`],
        },
        {
          heading: '수신 방법과 철회',
          paragraphs: [
            '이메일, 문자(SMS), 앱 알림 가운데 고른 방법으로만 보내 드립니다.',
            '동의하지 않아도 가입할 수 있으며, 언제든지 철회할 수 있습니다.',
          ],
        },
      ],
    },
  ],
};
