import { isOpen } from '@shared/domain/subscription';
import { answers } from '../../testing/answers';
import { ahead, answered, anyOdd } from '../../testing/early';
import type { Subscription } from '../subscription';
import { fetchUser } from '../user';
import { membershipsAhead } from './membership-cards';
import { openMembershipsAhead } from './memberships';

const { subscs, vehicles } = answers.getUser.data;
const whole = (part: unknown) => ({ data: { vehicles, ...Object(part) } });
const subscriptionsOf = async (json: unknown): Promise<readonly Subscription[]> =>
  (await fetchUser(answered('getUser', json), 'U1')).subscriptions;

describe('openMembershipsAhead', () => {
  const early = (json: unknown) => openMembershipsAhead(ahead(json), 'U1');
  const read = async (json: unknown) => {
    const subscriptions = await subscriptionsOf(json);
    return subscriptions
      .filter(isOpen)
      .map(({ vin, state, title, package: { group } }) => ({ vin, state, name: group ?? title }));
  };

  it('returns the data of the client [API-006, ENTITY-021]', async () => {
    expect(early(answers.getUser)).toEqual(await read(answers.getUser));
  });

  it('leaves out an expired membership [STATE-001]', () => {
    const expired = subscs.map((one) => ({ ...one, state: -10 }));

    expect(early(whole({ subscs: expired }))).toEqual([]);
  });

  it('never differs from the client when one field is invalid', async () => {
    await anyOdd(
      { subscs },
      (json) => early(whole(json)),
      (json) => read(whole(json)),
    );
  });
});

describe('membershipsAhead', () => {
  const early = (json: unknown) => membershipsAhead(ahead(json), 'U1');
  const read = async (json: unknown) =>
    (await subscriptionsOf(json)).map((one) => ({
      id: one.id,
      parentId: undefined,
      state: one.state,
      request: one.request,
      title: one.title,
      vin: one.vin,
      plate: one.plate,
      startsOn: one.startsOn,
      stopsOn: one.stopsOn,
      insured: one.insured,
      isMoved: one.transferred || one.transfer !== undefined,
    }));

  it('returns the data of the client [API-006, ENTITY-021, ENTITY-022, ENTITY-027]', async () => {
    expect(early(answers.getUser)).toEqual(await read(answers.getUser));
  });

  it('never differs from the client when one field is invalid', async () => {
    await anyOdd(
      { subscs },
      (json) => early(whole(json)),
      (json) => read(whole(json)),
    );
    await anyOdd(
      { subscs: subscs.map((one) => ({ ...one, options: null, prodTypeInsurance: false })) },
      (json) => early(whole(json)),
      (json) => read(whole(json)),
    );
  });
});
