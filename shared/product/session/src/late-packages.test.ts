import { answers } from '@shared/api/testing/answers';
import { type Answer, visit } from '../testing/visit';
import { packagesQuery } from './queries';

it('boot loads the user only after late packages are stored [AUTH-016, AUTH-018]', async () => {
  let answerPackages: (answer: Answer) => void = () => undefined;
  const packages = new Promise<Answer>((resolve) => {
    answerPackages = resolve;
  });
  const late = visit({ backend: { 'GET /api/v1App/pkgs': () => packages } });
  const opened = late.open();
  await new Promise<void>((resolve) => {
    late.core.store.subscribe(({ status }) => status === 'signed-in' && resolve());
  });
  // A wrong call would be sent within one turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  expect(late.requests).not.toContain('GET /api/v1App/users/U1');

  answerPackages({ body: answers.getPkgs });
  await opened;

  expect(late.requests.at(-1)).toBe('GET /api/v1App/users/U1');
});

it('packagesQuery keeps the packages for ten minutes', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  const { core, steps, open, queries, requests } = visit();
  await open();
  const calls = async (ms: number) => {
    clock.mockReturnValue(ms);
    await queries.prefetchQuery(packagesQuery(core, steps));
    return requests.filter((name) => name === 'GET /api/v1App/pkgs').length;
  };

  expect(await calls(599_999)).toBe(1);
  expect(await calls(600_000)).toBe(2);
  clock.mockRestore();
});
