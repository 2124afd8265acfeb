import { createHash } from 'node:crypto';
import { plainDate } from '@shared/domain/calendar';
import { termsOf } from '@shared/domain/required-terms';
import { legalDocuments, legalTextOf } from './legal';
import { hasLegalText, legalEditions, termVersions } from './legal-editions';
import { editionsBy, type LegalDocument, textOn } from './legal-text';

const TODAY = plainDate('2026-11-20');

/** Hash of the text of every published edition. */
const published: Readonly<Record<string, string>> = {
  'escalation 2026-01': 'ce4688c78539741a',
  'insurance 2025-01': '10db8310e9ae31ae',
  'insurance 2026-01': '95e2ec5683fe1993',
  'insurance_marketing 2026-01': '4fb3ae5e2f4ec25c',
  'insurance_personal_info_agree 2026-01': '1b01bee6fa5968d5',
  'marketing 2026-01': '2741cd595ddd0bca',
  'pay_electronic_fin 2026-01': '5b1e1351499c08a5',
  'pay_personal 2026-01': '0d478c790a8c3583',
  'pay_personal_info 2026-01': 'e3927006c35ec5b2',
  'pay_third_party_provide 2026-01': '1687566f47fa6c45',
  'personal_info 2026-11': 'e2ca99dfe9bf3d20',
  'personal_info 2026-01': '0c7748c87a54b79f',
  'personal_info_agree 2026-01': '4edcdf44ce77b36f',
  'service_agreement 2025-01': '45f245ba50fd3665',
  'service_agreement 2026-01': 'ef746c7844ba6a80',
};

const words = (sections: unknown) =>
  createHash('sha256').update(JSON.stringify(sections)).digest('hex').slice(0, 16);

const document: LegalDocument = {
  title: '약관',
  editions: [
    { version: '2027-01', effectiveOn: '2027-01-01', sections: [] },
    { version: '2026-01', effectiveOn: '2026-01-01', sections: [] },
    { version: '2025-01', effectiveOn: '2025-01-01', sections: [] },
  ],
};

describe('legal texts', () => {
  it('exist for every info button and for no other term [TERMS-004, SHELL-022]', () => {
    const listed = termsOf('application', 'insurance', 'payment', 'transfer', 'masking', 'survey');

    const withText = listed.filter(({ key }) => hasLegalText(key));

    expect(withText).toEqual(listed.filter(({ showinfo }) => showinfo));
  });

  it('have in the privacy policy every heading that the law requires [LAW-011]', () => {
    const { sections } = legalTextOf('personal_info', TODAY);

    expect(sections.map(({ heading }) => heading)).toEqual([
      '1. 처리 목적',
      '2. 처리하는 항목',
      '3. 처리와 보유 기간',
      '4. 제3자 제공',
      '5. 파기 절차와 방법',
      '6. 처리 위탁',
      '7. 정보주체의 권리와 행사 방법',
      '8. 안전 조치',
      '9. 개인정보 보호 담당 부서와 연락처',
      '10. 자동으로 수집하는 정보와 거부 방법',
    ]);
  });

  it.each([
    ['2024-12-31', '2025-01'],
    ['2026-12-31', '2026-01'],
    ['2027-01-01', '2027-01'],
  ])(
    'use on %s the edition %s, because it counts from its effective day [SHELL-022]',
    (day, version) => {
      expect(textOn(document, plainDate(day))).toMatchObject({ title: '약관', version });
    },
  );

  it('are not published before they are in effect [SHELL-022]', () => {
    const versions = editionsBy(document, TODAY).map(({ version }) => version);
    expect(versions).toEqual(['2026-01', '2025-01']);
  });

  it('are agreed to in the edition of the day [TERMS-016]', () => {
    const keys = ['service_agreement', 'personal_info_agree', 'ad_receive_sms'] as const;

    expect(termVersions(keys, TODAY)).toEqual({
      service_agreement: '2026-01',
      personal_info_agree: '2026-01',
    });
    expect(termVersions(keys, plainDate('2025-06-30'))['service_agreement']).toBe('2025-01');
  });

  it('never change under a version, because a changed text needs a new edition [SHELL-022]', () => {
    const now = Object.entries(legalDocuments).flatMap(([key, { editions }]) =>
      editions.map(({ version, sections }) => [`${key} ${version}`, words(sections)]),
    );

    expect(Object.fromEntries(now)).toEqual(published);
  });

  it('have exactly the editions that agreements refer to [TERMS-016]', () => {
    const told = Object.entries(legalDocuments).map(([key, { editions }]) => [
      key,
      editions.map(({ version, effectiveOn }) => ({ version, effectiveOn })),
    ]);

    expect(Object.fromEntries(told)).toEqual(legalEditions);
  });

  it('list the newest edition first and each version once', () => {
    for (const { editions } of Object.values<LegalDocument>(legalDocuments)) {
      const days = editions.map(({ effectiveOn }) => effectiveOn);
      expect(days).toEqual([...new Set(days)].sort().reverse());
    }
  });
});
