import { answeredBy } from '@shared/api/testing/adapter';
import { answers } from '@shared/api/testing/answers';
import { PopupHost } from '@shared/popup';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askSignIn, boot, currentSession, goToAccount } from './index';

// A hash, because jsdom follows no other address.
jest.mock('./sign-in-address', () => ({
  accountAddress: (env?: { hosts: { account: string } }) => `#account-${env?.hosts.account}`,
  signInAddress: (env?: { hosts: { account: string } }) => `#sign-in-${env?.hosts.account}`,
}));

let areFiltersUp = false;
const bodies: Readonly<Record<string, unknown>> = {
  getFilters: answers.getFilters,
  pkgs: answers.getPkgs,
};
const backend = answeredBy(async ({ url }) => {
  const name = new URL(url, 'https://a.example').pathname.split('/').at(-1) ?? '';
  const isDown = name === 'getFilters' && !areFiltersUp;
  return { status: isDown ? 502 : 200, body: JSON.stringify(bodies[name] ?? {}) };
});

it('leads to the account host of the filters when they failed at the start [AUTH-003, LAND-005]', async () => {
  await boot(backend);
  await waitFor(() => expect(currentSession()).toMatchObject({ status: 'guest', ready: true }));
  render(<PopupHost />);
  act(() => void askSignIn('sign-in'));
  const submit = await screen.findByRole('button', { name: '로그인' });
  areFiltersUp = true;
  await userEvent.click(submit);

  await waitFor(() => expect(location.hash).toBe('#sign-in-https://account.example'));
  void goToAccount();
  await waitFor(() => expect(location.hash).toBe('#account-https://account.example'));
});
