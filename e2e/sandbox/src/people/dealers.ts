import * as v from 'valibot';
import { readData } from './read-data';

const words = v.array(v.string());

/** Dealers, service centres and advisors. They are the same after every seed. */
const { companies, places, surnames, firsts, seconds } = readData(
  'catalogue/dealers.yaml',
  v.strictObject({
    companies: v.array(
      v.strictObject({
        title: v.string(),
        ceo: v.string(),
        region: v.string(),
        co_card_yn: v.string(),
      }),
    ),
    places: words,
    surnames: words,
    firsts: words,
    seconds: words,
  }),
);

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
