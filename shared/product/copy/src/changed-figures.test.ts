import { plainDate } from '@shared/domain/calendar';
import { contactSentence } from './contact';
import { legalDocuments, legalTextOf } from './legal';
import { messages } from './popup';

function mockFigures(): typeof import('../testing/changed-figures') {
  return jest.requireActual('../testing/changed-figures');
}
jest.mock('@shared/config/settings', () => mockFigures().changedSettings());
jest.mock('@shared/domain/tier', () => mockFigures().changedTier());
jest.mock('@shared/domain/service-period', () => mockFigures().changedPeriod());
jest.mock('@shared/domain/customer-centre', () => ({
  retentionYears: { marketing: 63, service: 64 },
  centreHours: { days: ['monday', 'tuesday', 'thursday'], opensAt: '8:30', closesAt: '17:00' },
}));

const TODAY = plainDate('2026-11-20');
const keys = Object.keys(legalDocuments) as (keyof typeof legalDocuments)[];
const said = [
  ...keys
    .flatMap((key) => legalTextOf(key, TODAY)?.sections ?? [])
    .flatMap((one) => one.paragraphs),
  ...Object.values(messages),
].join('\n');

describe('figure that changes in the rules or the settings', () => {
  it.each([
    '승인까지 영업일 기준 약 91일이 걸립니다.',
    '승인까지 영업일 기준 약 91일이 걸리고, 승인 다음 날 0시부터 61개월간 이용할 수 있어요.',
    '보험사는 서류 심사 후 92영업일 이내에 지급합니다.',
    '사용한 쿠폰은 93영업일 이내에 사용 완료로 바뀝니다.',
    '환불에는 94일 이상 걸릴 수 있습니다.',
    '승인 후 95일 이내에는 위약금 없이 철회할 수 있습니다. 그 뒤에는 결제 금액의 96%와',
    '보험료는 397일을 기준으로 남은 날만큼',
    '멤버십의 남은 기간이 98일 이상일 때 양도를',
    '남은 기간이 98일 이상이어야 합니다.',
    '이용 기간이 99일 이하로 남으면 연장을',
    '보장 한도는 연간 최대 71,000,000원이며, 고객은 청구 1건마다 720,000원을',
    '차량가액 730,000,000원을 초과하거나 적재량 7.4t을 초과하는',
    '차령 76개월 초과 77개월 이하이고 주행거리가 750,000km 이하인',
    'STANDARD와 PREMIUM은 차령 72개월 초과 차량만',
    '주행거리 750,000km 초과 차량은 가입할 수 없습니다.',
    '보장은 승인일로부터 62일 뒤에 시작',
    '동의일로부터 63년',
    '64년 동안 보관',
  ])(
    'changes in the terms and the popups: %s [CONST-001…007] [CONST-019] [CONST-021…027]',
    (sentence) => {
      expect(said).toContain(sentence);
    },
  );

  it('changes the hours of the customer centre [CONST-018] [MSG-044]', () => {
    expect(contactSentence('1588-0000')).toBe('고객센터 1588-0000 (월~목 08:30~17:00)');
  });

  it('does not appear with its old value anywhere [CONST-001…007] [CONST-019] [CONST-021…027]', () => {
    const old =
      /약 2일|[57]영업일|\b14일|10%|365일|\b30일|10,000,000|\b200,000|250,000,000|1\.4t|180,000|60개월|96개월|12개월|\b[25]년/g;

    expect(said.match(old)).toBeNull();
  });
});
