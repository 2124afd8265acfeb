import { answeredBy } from '@shared/api/testing/adapter';
import { answers } from '@shared/api/testing/answers';
import { PopupHost } from '@shared/popup';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askSignIn, boot, currentSession, goToAccount } from './index';

// A hash, because jsdom follows no other address.
jest.mock('./sign-in-address', () => ({
  accountAddress: (host: string) => `#account-${host}`,
  signInAddress: (host: string) => `#sign-in-${host}`,
}));

const filters = { up: { status: 200, body: answers.getFilters }, down: { status: 502, body: {} } };
let answerFilters = async (): Promise<{ status: number; body: unknown }> => filters.down;
const backend = answeredBy(async ({ url }) => {
  const isFilters = url.includes('getFilters');
  const { status, body } = isFilters
    ? await answerFilters()
    : { status: 200, body: answers.getPkgs };
  return { status, body: JSON.stringify(body) };
});
const refuse = async () => ({ status: 404, body: {} });

beforeAll(async () => {
  await boot(backend);
  await waitFor(() => expect(currentSession()).toMatchObject({ status: 'guest', ready: true }));
});

it('stays and shows an alert when the server does not name the account host [AUTH-003]', async () => {
  render(<PopupHost />);
  act(() => void goToAccount());

  await screen.findByText('로그인 상태를 확인하지 못했습니다. 잠시 후 다시 시도해 주세요.');
  await userEvent.click(screen.getByRole('button', { name: '확인', hidden: true }));
  expect(location.hash).toBe('');
});

it('stays when the customer opens another page before the answer [AUTH-003]', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    answer = done;
  });
  answerFilters = () => held.then(refuse);
  const left = goToAccount();
  history.pushState(null, '', '/app/another');
  answer();
  await left;

  expect(location.hash).toBe('');
});

it('leads to this origin when the filters are refused [AUTH-003]', async () => {
  answerFilters = refuse;
  await goToAccount();

  await waitFor(() => expect(location.hash).toBe('#account-'));
});

it('leads to the account host of the filters when they failed at the start [AUTH-003, LAND-005]', async () => {
  render(<PopupHost />);
  act(() => void askSignIn('sign-in'));
  const submit = await screen.findByRole('button', { name: '로그인' });
  answerFilters = async () => filters.up;
  await userEvent.click(submit);

  await waitFor(() => expect(location.hash).toBe('#sign-in-https://account.example'));
  void goToAccount();
  await waitFor(() => expect(location.hash).toBe('#account-https://account.example'));
});
