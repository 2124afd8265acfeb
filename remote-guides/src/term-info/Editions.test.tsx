import { arriveAsGuest } from '@shared/testing/arrive';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Editions } from './Editions';

beforeAll(() => arriveAsGuest());

const edition = (version: string, effectiveOn: string) => ({
  version,
  effectiveOn,
  sections: [{ heading: `제1조 (${version})`, paragraphs: [] }],
});
const earlier = edition('1.0', '2025-01-01');

describe('Editions', () => {
  it('lets the customer read an earlier edition [SHELL-022]', async () => {
    const editions = [edition('2.0', '2026-01-01'), earlier] as const;
    render(<Editions document={{ title: '이용약관', editions }} />);
    expect(screen.getByText('제1조 (2.0)')).toBeVisible();

    await userEvent.selectOptions(screen.getByRole('combobox', { name: '시행일' }), '2025-01-01');

    expect(screen.getByText('제1조 (1.0)')).toBeVisible();
    expect(screen.getByText(/^지금은 적용되지 않는 이전 약관이에요\./)).toBeVisible();
  });

  it('offers no choice when there is one edition [SHELL-022]', () => {
    render(<Editions document={{ title: '이용약관', editions: [earlier] }} />);

    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});
