import { answers } from '@shared/api/testing/answers';
import { settings } from '@shared/config/settings';
import { NOON } from '@shared/domain/testing/noon';
import { QueryClientProvider, queryClient } from '@shared/query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { boot, usePackages, useSession, useUserData } from './index';

const page = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
/** A screen that requests its data after boot. */
const useScreen = () => {
  const { ready } = useSession();
  return { ready, user: useUserData(), packages: usePackages() };
};

const bodies: Readonly<Record<string, unknown>> = {
  getFilters: answers.getFilters,
  pkgs: answers.getPkgs,
  U1: answers.getUser,
};
const asked: string[] = [];
const count = (name: string) => asked.filter((one) => one === name).length;

/** Answers each request after `ms`. */
function answerAfter(ms: number): void {
  const named = new WeakMap<XMLHttpRequest, string>();
  jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (
    this: XMLHttpRequest,
    _,
    address,
  ) {
    const name = new URL(address, 'https://a.example').pathname.split('/').at(-1) ?? '';
    named.set(this, name);
    asked.push(name);
  });
  jest.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockImplementation(() => undefined);
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    setTimeout(() => {
      const responseText = JSON.stringify(bodies[named.get(this) ?? ''] ?? {});
      Object.defineProperties(this, {
        status: { value: 200 },
        responseText: { value: responseText },
      });
      this.dispatchEvent(new ProgressEvent('loadend'));
    }, ms);
  });
}

beforeAll(() => {
  const user = { id: 'U1', vtgId: 'VTG1' };
  const cookie = JSON.stringify({ token: 't', user, expiresAt: NOON + 3_600_000 });
  // biome-ignore lint/suspicious/noDocumentCookie: what a browser that signed in before brings along
  document.cookie = `${settings.session.tokenCookie}=${encodeURIComponent(cookie)}; Path=/`;
  jest.useFakeTimers();
});
afterAll(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('waits 20 s for an answer and sends each call once', async () => {
  answerAfter(20_000);
  void boot();
  await pass(4000);
  const screen = renderHook(useScreen, { wrapper: page });

  await pass(120_000);

  expect(asked.toSorted()).toEqual(['U1', 'getFilters', 'pkgs']);
  expect(screen.result.current.ready).toBe(true);
  expect(screen.result.current.user.data?.vehicles).toHaveLength(1);
});

it('gives up after 30 s and does not repeat the call without the customer', async () => {
  asked.length = 0;
  queryClient.removeQueries();
  answerAfter(45_000);
  const screen = renderHook(useScreen, { wrapper: page });
  await pass(29_900);
  expect(screen.result.current.user.isError).toBe(false);
  await pass(200);
  expect(screen.result.current.user.isError).toBe(true);
  const another = renderHook(useScreen, { wrapper: page });
  await pass(120_000);

  expect([count('U1'), count('pkgs')]).toEqual([1, 1]);
  expect(another.result.current.user.isError).toBe(true);
});
