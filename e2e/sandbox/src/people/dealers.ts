/** Invented dealers, service centres and advisors. They are the same after every seed. */
const companies = [
  { title: '한강모터스', ceo: '김도윤', region: '서울', co_card_yn: 'Y' },
  { title: '동해오토', ceo: '이서연', region: '강원', co_card_yn: 'N' },
  { title: '남산자동차', ceo: '박지호', region: '서울', co_card_yn: 'Y' },
  { title: '부산모빌리티', ceo: '최수아', region: '부산', co_card_yn: 'Y' },
  { title: '대전프리미어', ceo: '정하준', region: '대전', co_card_yn: 'N' },
  { title: '광주그랜드', ceo: '강지우', region: '광주', co_card_yn: 'Y' },
  { title: '제주오토하우스', ceo: '조민서', region: '제주', co_card_yn: 'Y' },
] as const;

const words = (text: string): readonly string[] => text.split(' ');
const places = [
  ...words('강남 서초 송파 마포 용산 성동 영등포 강서 노원 은평 해운대 수영 동래 사상'),
  ...words('유성 둔산 상무 첨단 수성 달서 송도 부평 분당 일산 수원 평촌 의정부 원주'),
  ...words('강릉 춘천 청주 천안 전주 군산 순천 창원 진주 울산 포항 서귀포'),
];
const surnames = words('김 이 박 최 정 강 조 윤 장 임 한 오');
const firsts = words('민 서 지 예 도 하 주 시 은 태 현 수 유');
const seconds = words('준 연 우 윤 진 아 호 영 원 빈 혁');

const padded = (number: number, width: number): string => String(number).padStart(width, '0');
const pick = (list: readonly string[], index: number) => list[index % list.length];

export const dealers = companies.map(({ title, ceo, region, co_card_yn }, index) => ({
  id: `D${padded(index + 1, 2)}`,
  title,
  co_card_yn,
  options: {
    title: `${title} 주식회사`,
    num: `제${2010 + index}-${region}-${padded(index * 37 + 101, 4)}호`,
    addr: `${region} 중앙대로 ${index * 21 + 15}`,
    ceo,
    tel: `15${padded(index + 70, 2)}-${padded(index * 111 + 1000, 4)}`,
    business_num: `${padded(index + 110, 3)}-81-${padded(index * 1234 + 10_001, 5)}`,
  },
}));

/** 280 service centres. A used coupon shows the slug. */
export const agents = dealers.flatMap(({ id, title }, dealer) =>
  places.map((place, index) => ({
    id: `A${padded(dealer * places.length + index + 1, 3)}`,
    dealer_id: id,
    slug: `${title.slice(0, 2)}-${place}`,
    title: `${title} ${place} 서비스센터`,
  })),
);

/** Two advisors per centre, and none at every tenth, because centres without advisors are not offered. */
export const advisors = agents.flatMap(({ id }, index) =>
  index % 10 === 9
    ? []
    : [0, 1].map((second) => {
        const number = index * 2 + second;
        return {
          id: `R${padded(number + 1, 4)}`,
          agent_id: id,
          name: `${pick(surnames, number)}${pick(firsts, number * 5 + 1)}${pick(seconds, number * 3 + 2)}`,
          is_used: number % 29 !== 28,
        };
      }),
);
