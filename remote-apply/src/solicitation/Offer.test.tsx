import { settings } from '@shared/config/settings';
import { PRICE_UNKNOWN } from '@shared/copy/price';
import type { Won } from '@shared/domain/money';
import type { Group } from '@shared/domain/tier';
import { render, screen } from '@testing-library/react';
import { Offer } from './Offer';

const value = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
const nothing = {
  name: '',
  vehicle: undefined,
  package: undefined,
  dealer: undefined,
  payment: undefined,
};

describe('Offer', () => {
  it('says that missing data is being checked, and shows no price [SOLIC-007]', () => {
    render(<Offer offer={nothing} isKnown />);

    for (const label of ['차량', '차대번호', '멤버십', '판매사', '결제 카드'])
      expect(value(label)).toHaveTextContent('확인 중');
    expect(value('결제 금액')).toHaveTextContent(PRICE_UNKNOWN);
    expect(screen.queryByText(/제안드린/)).toBeNull();
    expect(screen.queryByText('부가세 포함')).toBeNull();
  });

  it('names the insurer of POWER TRAIN, and none for other packages [LAW-013]', () => {
    const legal = { ...settings.legal, insurer: '메리디안손해보험', insurerPhone: '1588-1111' };
    const restore = jest.replaceProperty(settings, 'legal', legal);
    const offered = (group: Group) => ({ ...nothing, package: { id: 'P', title: group, group } });
    const { rerender } = render(<Offer offer={offered('POWER TRAIN')} isKnown />);

    expect(value('보험사')).toHaveTextContent('메리디안손해보험');
    expect(value('보험사 전화번호')).toHaveTextContent('1588-1111');
    rerender(<Offer offer={offered('PREMIUM')} isKnown />);
    expect(screen.queryByText('보험사')).not.toBeInTheDocument();
    restore.restore();
  });

  it('shows the card and the amount with tax [SOLIC-007]', () => {
    render(
      <Offer offer={{ ...nothing, payment: { card: 'company', price: 433_620 as Won } }} isKnown />,
    );

    expect(value('결제 카드')).toHaveTextContent('법인카드');
    expect(value('결제 금액')).toHaveTextContent('433,620원');
    expect(screen.getByText('부가세 포함')).toBeVisible();
  });
});
