import { popup, press } from '@shared/testing/page';
import { membership } from '@shared/testing/wire/memberships';
import { screen } from '@testing-library/react';
import { has } from './backend';
import { openDetail } from './pages';

/** Returns a membership whose order has these terms. */
export const agreed = (terms: Record<string, unknown>, own: Record<string, unknown> = {}) =>
  membership({
    payments: { ...(membership()['payments'] as Record<string, unknown>), terms, ...own },
  });

/** Opens the consents from the membership's page. Returns their popup. */
export async function openConsents(one: Record<string, unknown>): Promise<HTMLElement> {
  has(one);
  openDetail();
  await screen.findByRole('region', { name: '약관과 동의' });
  await press('동의 내역');
  return popup('동의 내역');
}
