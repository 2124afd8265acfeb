import { answers } from '@shared/api/testing/answers';
import { type Answer, visit } from '../testing/visit';

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
