import type { SolicitationAhead } from '@shared/api/ahead/solicitation';
import { won } from '@shared/domain/money';
import type { Sample } from '@shared/page/first-view/sample';
import { solicitationQuery } from '../../queries/solicitation';
import { IdentityCheck } from '../../solicitation/IdentityCheck';
import { masked } from '../../solicitation/offer-texts';
import { type LinkPlace, textsOf } from './texts';

const offer: SolicitationAhead = {
  hash: '',
  step: 1,
  name: '홍길동',
  type: undefined,
  userId: undefined,
  selfAuthenticated: false,
  vehicle: { vin: 'VIN90123456780001', plate: '12가3456', model: '차량 모델' },
  package: { id: 'P1', title: '멤버십의 이름', group: 'STANDARD' },
  payment: { card: 'personal', price: won(123_456) },
  dealer: {
    id: 'D1',
    title: '판매사의 이름',
    business: {
      title: '판매사의 상호',
      ceo: '대표자의 이름',
      businessNumber: '123-45-67890',
      number: '2020-서울강남-0001',
      address: '판매사의 주소',
      tel: '02-123-4567',
    },
  },
};
const waits = async () => undefined;
const check = (
  <IdentityCheck
    isDone={false}
    identity={{ state: 'idle', offersHere: false, verify: waits, verifyHere: waits }}
    why={undefined}
  />
);

export const sample = (): Sample<LinkPlace> => ({
  address: '/subscSolicitation/h',
  queries: [{ key: solicitationQuery('').queryKey, data: offer }],
  places: { ...textsOf(offer, masked(offer)), check },
  parts: { check: { element: check, places: {} } },
});
