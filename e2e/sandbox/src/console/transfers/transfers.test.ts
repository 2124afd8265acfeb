/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { type ConsoleUnderTest, openConsole } from '../testing/console-under-test';

let staff: ConsoleUnderTest;

beforeAll(async () => {
  staff = await openConsole();
});
afterAll(() => staff.close());
beforeEach(() => staff.services.reset());

const carsOf = async (key: string) => {
  const person = await staff.services.people.byKey(key);
  const cars = await staff.services.people.vehiclesOf(person?.id ?? '');
  return cars.map(({ vin }) => vin);
};

describe('the sale of a car', () => {
  it('puts the car on the account of the buyer once [SBX-006]', async () => {
    const [car] = await carsOf('active-standard');
    const sale = { id: 'S-active-standard', to: 'new-customer' };

    await staff.press('sell-car', sale);
    await staff.press('sell-car', sale);

    expect((await carsOf('new-customer')).filter((one) => one === car)).toEqual([car]);
  });

  it('is refused when the buyer already owns the car [SBX-006]', async () => {
    const answer = await staff.press('sell-car', {
      id: 'S-active-standard',
      to: 'active-standard',
      back: '/sandbox/transfers',
    });

    expect(staff.lineOf(answer).get('wrong')).toBe('이미 이 사람의 차량입니다.');
  });

  it('is offered for running memberships on the transfers page [SBX-006]', async () => {
    const page = await staff.html('/sandbox/transfers');

    expect(page).toContain('<option value="S-active-standard">');
    expect(page).not.toContain('<option value="S-expired">');
    expect(page).toContain('<option value="new-customer">');
  });
});
