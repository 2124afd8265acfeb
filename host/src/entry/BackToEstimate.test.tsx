import { render, screen } from '@testing-library/react';
import { aVisitor } from '../../testing/fake-session';
import { BackToEstimate } from './BackToEstimate';

jest.mock('@shared/session', () => jest.requireActual('../../testing/fake-session'));

const entry = {
  vtg_id: 'V1',
  preUrl: 'https://evil.example/steal',
  selOpt: 'A',
  campaignNo: 'C1',
  brdCampaignNo: 'C2',
  vehicleIdx: '3',
  scpNo: 'P1',
  brdScpNo: 'P2',
  phone: '01012345678',
  connInfo: 'CI',
  test: 'qa@test.example',
};

describe('BackToEstimate', () => {
  it('posts the entry parameters to the configured page, never to preUrl [SHELL-012, SEC-009, A-56]', () => {
    aVisitor({ entry });
    render(<BackToEstimate />);

    const form = screen.getByRole('button', { name: '견적 페이지로 돌아가기' }).closest('form')!;
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/external-estimate');
    expect(screen.getByRole('button')).not.toHaveAttribute('formaction');
    expect(Object.fromEntries(new FormData(form))).toEqual(entry);
    expect([...form.querySelectorAll('input')].map(({ type }) => type)).toEqual(
      Array.from({ length: 11 }, () => 'hidden'),
    );
  });

  it.each([{}, { preUrl: '' }, { vtg_id: 'V1' }])(
    'is hidden for a visitor with %p [SHELL-012]',
    (came) => {
      aVisitor({ entry: came });
      render(<BackToEstimate />);

      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    },
  );
});
