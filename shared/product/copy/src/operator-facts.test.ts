import { productionSettings } from '@shared/config/settings';
import { company, dealer } from '../testing/company';
import { dealerFacts, ftcAddress, missingFactsSentence, operatorFacts } from './operator-facts';

const unknown = { title: '', ceo: '', businessNumber: '', number: '', address: '', tel: '' };

describe('operatorFacts', () => {
  it('keeps the label of a missing fact and says that it is not registered [LAW-001]', () => {
    const facts = operatorFacts(productionSettings.company);

    expect(facts).toHaveLength(8);
    for (const fact of facts)
      expect(fact).toMatchObject({ value: '등록되지 않았어요', isMissing: true });
  });
});

describe('dealerFacts', () => {
  it('says of every missing fact that it is not registered, and keeps its title [LAW-004]', () => {
    const facts = dealerFacts({ title: '남산모터스', business: unknown });

    expect(facts.map(({ value }) => value)).toEqual([
      '남산모터스',
      ...Array(5).fill('등록되지 않았어요'),
    ]);
  });
});

describe('missingFactsSentence', () => {
  it('returns nothing when every fact is known', () => {
    const facts = [...operatorFacts(company), ...dealerFacts(dealer)];

    expect(missingFactsSentence(facts, '1588-0000')).toBeUndefined();
  });
});

describe('ftcAddress', () => {
  it('returns the address of the page with only the digits of the business number [LAW-002]', () => {
    expect(ftcAddress('123-45-67890')).toBe(
      'https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1234567890',
    );
  });

  it('returns nothing without a business number', () => {
    expect(ftcAddress('')).toBeUndefined();
  });
});
