import { plainDate } from '@shared/domain/calendar';
import { won } from '@shared/domain/money';
import { newApplication } from '../src/application';
import type { Answers, Application, Start } from '../src/application.schema';

/** A start without any answer. */
export const start: Start = {
  packageId: 'PK1',
  group: 'STANDARD',
  vin: 'WBA11111111111111',
  registeredOn: undefined,
  months: 12,
  stateRequest: 'none',
};

/** An application of the insurance tier. A missing answer is a type error. */
export const insured: Application & Answers = {
  ...newApplication(
    { ...start, group: 'POWER TRAIN', registeredOn: plainDate('2020-03-01') },
    '7b1d6f0e-6c1c-4b55-9c3a-0d9f7f6b6a01',
  ),
  terms: { service_agreement: true, personal_info_agree: true, marketing: false },
  vehicle: {
    vin: 'WBA11111111111111',
    plate: '12가3456',
    registeredOn: plainDate('2020-03-01'),
    modelType: '320D',
    modelYear: '2020',
    categoryId: 'C1',
    categoryTitle: '3 시리즈',
  },
  survey: { insurance_survey: true },
  insuranceTerms: { insurance: true, insurance_personal_info_agree: true },
  registration: {
    url: '/files/reg.jpg',
    ownerName: '김하나',
    plate: '12가3456',
    registeredOn: plainDate('2020-03-01'),
    modelType: 'MERIDIAN 320D',
    modelYear: '2020',
    vin: 'WBA11111111111111',
    terms: { masking_chk: true },
  },
  registrationDraft: {
    url: '/files/reg.jpg',
    plate: '12가3',
    registeredOn: '2020',
    modelType: '',
    modelYear: '',
    vin: 'WBA11111111111111',
    isVinTyped: false,
  },
  inspection: { url: '/files/insp.jpg' },
  panel: { url: '/files/panel.jpg' },
  mileage: 45000,
  payment: {
    dealer: { id: 'D1', title: '한강모터스', takesCompanyCard: true },
    advisor: { id: 'AD1' },
    advisorName: '이추천',
    card: 'company',
    vipCode: {
      slug: 'VIP',
      title: 'VIP',
      content: '5만원',
      discount: { kind: 'fixed', amount: won(50000) },
      stackable: true,
    },
    terms: { pay_personal: true },
  },
  termVersions: { service_agreement: '2025-01', insurance: '2026-01' },
};
