import { currentApplication, saveAnswer } from '@shared/application';
import { queryClient } from '@shared/query';
import { arrive } from '@shared/testing/arrive';
import { address, press, tick } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { applyDocuments, applyInsured } from '../../testing/applying';
import { hear } from '../../testing/hear';
import { SubscApplyTermInsurance } from './SubscApplyTermInsurance';

const open = () =>
  renderPage(
    'SubscApplyTermInsurance',
    SubscApplyTermInsurance,
    '/subscApply/termInsurance?vtg_id=V1&step=3',
  );

beforeAll(arrive);
beforeEach(applyInsured);

describe('insurance terms page', () => {
  it.each([
    ['the insurance', '수리비 보장보험', [{ kind: 'assurance', title: '수리비 보장보험' }]],
    ['the package when it has no insurance product', '파워트레인', []],
  ])('is titled with the name of %s [APPLY-029]', (_, name, products) => {
    const pkg = { id: 'PT', title: '파워트레인', products };
    queryClient.setQueryData(['session', 'packages'], [pkg]);
    open();

    expect(screen.getByRole('heading', { name: `${name} 약관` })).toBeVisible();
  });

  it('requires both terms but not the marketing terms [TERMS-011] [TERMS-013]', async () => {
    open();
    await tick(/보험약관 동의/);

    await press('다음');

    await hear('필수 약관에 동의해 주세요.');
    expect(address()).toHaveTextContent('/subscApply/termInsurance');
    expect(currentApplication()?.insuranceTerms).toBeUndefined();
  });

  it('asks again for a text that has changed since the customer agreed [LAW-009, TERMS-016]', () => {
    applyDocuments();
    saveAnswer('termVersions', { insurance: '2025-01', insurance_personal_info_agree: '2026-01' });
    open();

    expect(screen.getByRole('checkbox', { name: /보험약관 동의/ })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: /보험 개인정보 수집/ })).toBeChecked();
  });

  it('continues to the registration document with the next step number [APPLY-030]', async () => {
    open();
    await tick(/보험약관 동의/);
    await tick(/보험 개인정보 수집/);

    await press('다음');

    await waitFor(() =>
      expect(address()).toHaveTextContent('/subscApply/vehicleReg?vtg_id=V1&step=4'),
    );
    expect(currentApplication()?.insuranceTerms).toEqual({
      insurance: true,
      insurance_personal_info_agree: true,
      insurance_marketing: false,
    });
  });
});
