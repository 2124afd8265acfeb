/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { openSandbox } from '../testing/sandbox-under-test';

const ID = 'S-active-standard';
type Held = { data: { payments: { terms: Record<string, boolean> } } };

async function member(extras: string) {
  const sandbox = await openSandbox(undefined, extras);
  return sandbox.as('active-standard');
}

describe('withdrawal of consents', () => {
  it('stores consents to advertising as withdrawn, and keeps the others [LAW-008]', async () => {
    const caller = await member('consent-withdrawal');

    const answer = await caller.put(`/subscs/${ID}`, { terms: { marketing: false } });

    expect(answer.status).toBe(200);
    const { data } = (await caller.get(`/subscs/${ID}`)).body as Held;
    expect(data.payments.terms).toMatchObject({ service_agreement: true, marketing: false });
  });

  it.each([
    ['a consent of the contract', { service_agreement: false }],
    ['a new consent', { marketing: true }],
  ])('refuses %s [LAW-008]', async (_, terms) => {
    const caller = await member('consent-withdrawal');

    expect((await caller.put(`/subscs/${ID}`, { terms })).status).toBe(400);
  });

  it('is unknown to a backend without the extension [LAW-008]', async () => {
    const caller = await member('none');

    const answer = await caller.put(`/subscs/${ID}`, { terms: { marketing: false } });

    expect(answer.status).not.toBe(200);
  });
});
