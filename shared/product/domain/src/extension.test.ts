import { addDays, plainDate } from './calendar';
import { extensionAnswer, offeredExtension } from './extension';
import { requestStates, subscriptionStates } from './subscription-codes';

type Given = Parameters<typeof offeredExtension>[0];

const TODAY = plainDate('2026-11-20');
const WINDOW = 30;

const subscription = (own: Partial<Given>): Given => ({
  id: 'S1',
  state: 'active',
  request: 'none',
  parentId: undefined,
  startsOn: undefined,
  stopsOn: plainDate('2026-12-10'),
  vin: 'WBA11111111111111',
  ...own,
});
const child = (own: Partial<Given>) =>
  subscription({ id: 'S2', parentId: 'S1', state: 'none', request: 'extension', ...own });
const refused = (error: string) => ({ ok: false, error });
const offer = (own: Partial<Given>, others: readonly Given[] = []) =>
  offeredExtension(subscription(own), others, TODAY, WINDOW);

describe('offeredExtension', () => {
  it('is offered only for an active subscription [EXT-003]', () => {
    const offered = subscriptionStates.names.filter((state) => offer({ state }).ok);
    expect(offered).toEqual(['active']);
    expect(offer({ state: 'pending' })).toEqual(refused('not-active'));
    expect(offer({ stopsOn: undefined })).toEqual(refused('not-active'));
  });

  it('is offered from 30 days before the stop date to the stop date, both included [EXT-004]', () => {
    const offered = [-1, 0, 1, 29, 30, 31].filter(
      (days) => offer({ stopsOn: addDays(TODAY, days) }).ok,
    );
    expect(offered).toEqual([0, 1, 29, 30]);
    expect(offer({ stopsOn: addDays(TODAY, 31) })).toEqual(refused('outside-window'));
    expect(offeredExtension(subscription({ stopsOn: addDays(TODAY, 11) }), [], TODAY, 10).ok).toBe(
      false,
    );
  });

  it('is refused when an extension of the same subscription is waiting or running [EXT-005]', () => {
    expect(offer({}, [child({ state: 'none' })])).toEqual(refused('already-extended'));
    expect(offer({}, [child({ state: 'pending' })])).toEqual(refused('already-extended'));
  });

  it('is refused when a waiting extension of the same car names no parent [EXT-005]', () => {
    const orphan = child({ parentId: undefined });

    expect(offer({}, [orphan])).toEqual(refused('already-extended'));
    expect(offer({ request: 'extension' }, [subscription({ request: 'extension' })]).ok).toBe(true);
    expect(offer({ vin: 'OTHER' }, [orphan]).ok).toBe(true);
    expect(offer({ vin: '' }, [{ ...orphan, vin: '' }]).ok).toBe(true);
  });

  it('is allowed despite other subscriptions or a finished extension [EXT-005]', () => {
    const others = [
      subscription({ id: 'S3', state: 'pending' }),
      child({ parentId: 'S9' }),
      child({ request: 'none' }),
      child({ state: 'revoked' }),
      child({ state: 'refund-confirmed' }),
    ];
    expect(offer({}, others).ok).toBe(true);
  });

  it('is refused during a cancellation', () => {
    const offered = requestStates.names.filter((request) => offer({ request }).ok);
    expect(offered).toEqual(['revoke-withdrawn', 'none', 'extension']);
    expect(offer({ request: 'revoke' })).toEqual(refused('revoke-under-way'));
  });

  it('starts the extension of its parent on the day after the old stop date [EXT-006, EXT-007, EXT-008]', () => {
    expect(offer({ stopsOn: plainDate('2026-11-30') })).toEqual({
      ok: true,
      value: { request: 'extension', parentId: 'S1', startsOn: '2026-12-01' },
    });
  });
});

describe('extensionAnswer', () => {
  it('warns or refuses outside the app as configured, and allows inside the app [EXT-009, EXT-010, EXT-011]', () => {
    expect(extensionAnswer(false, 'warn')).toBe('SUBSC_EXTEND_WARNING');
    expect(extensionAnswer(false, 'block')).toBe('only-in-app');
    expect([extensionAnswer(true, 'warn'), extensionAnswer(true, 'block')]).toEqual(['go', 'go']);
  });
});
