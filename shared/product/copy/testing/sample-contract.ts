import { settingsOf } from '@shared/config/settings';
import { plainDate } from '@shared/domain/calendar';
import { won } from '@shared/domain/money';
import type { ContractFacts } from '../src/contract/facts';
import { contractHtml } from '../src/contract/html';
import { company, dealer } from './company';
import { readContract } from './read-contract';

const settings = settingsOf({
  company,
  legal: { insurer: '메리디안손해보험', insurerPhone: '1588-1111', insuranceWithdrawal: '15일' },
});

const facts: ContractFacts = {
  title: 'POWER TRAIN',
  package: { title: '파워트레인 보증 연장', group: 'POWER TRAIN' },
  insured: true,
  paid: won(841_500),
  products: [],
  dealer,
  isExtension: false,
  isWaiting: false,
  transferred: false,
  createdOn: plainDate('2026-03-01'),
  startsOn: plainDate('2026-03-03'),
  stopsOn: plainDate('2027-03-02'),
  insuranceStartsOn: plainDate('2026-04-01'),
  orderNumber: 'ORDER-1',
  payments: {
    listPrice: won(990_000),
    promotion: { price: won(891_000) },
    vipCode: { title: 'VIP 5%', price: won(49_500) },
    paidOn: plainDate('2026-03-01'),
    terms: { service_agreement: true, marketing: false, masking_chk: true },
    termVersions: { service_agreement: '2025-01' },
  },
  card: 'personal',
  owner: '김하늘',
  vehicle: {
    vin: 'WBA11111111111111',
    plate: '12가3456',
    registeredOn: plainDate('2020-03-15'),
    modelType: '520D',
    modelYear: '2020',
    km: 45_000,
  },
  phone: '1588-0000',
  savedOn: plainDate('2026-11-20'),
};

/** Returns the parts of a contract whose facts are all known, with other values in `own`. */
export const partsOf = (own: Partial<ContractFacts> = {}) =>
  readContract(contractHtml({ ...facts, ...own }, settings));
export const part = (heading: string, own: Partial<ContractFacts> = {}) => partsOf(own)[heading];
