import { arrive } from '@shared/testing/arrive';
import { changes } from '@shared/testing/network';
import { waitFor } from '@testing-library/react';
import { box, choosePlan, facts, open, serve, tick } from '../testing/page';

beforeAll(() => arrive());
beforeEach(() => serve());

describe('an item priced 0', () => {
  it('is ticked and unticked without a call; with no rule about it no amount moves [EST-018]', async () => {
    open();
    await tick('에어컨 필터');
    await choosePlan(/Premium/);
    await waitFor(() => expect(facts()['③ 할인 금액']).toBe('−35,750원'));
    const before = facts();
    const asked = changes().length;

    await tick('기본 점검');
    expect(await box('기본 점검')).toBeChecked();
    await tick('기본 점검');
    expect(await box('기본 점검')).not.toBeChecked();

    expect(facts()).toEqual(before);
    expect(changes()).toHaveLength(asked);
  });

  it('alone leaves every amount at 0 [EST-018] [DISC-013]', async () => {
    open();
    await tick('기본 점검');

    expect(Object.values(facts())).toEqual(['0원', '0원', '0원', '0원']);
  });
});
