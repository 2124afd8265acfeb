import { arrive } from '@shared/testing/arrive';
import { changes } from '@shared/testing/network';
import { waitFor } from '@testing-library/react';
import { box, choosePlan, facts, open, serve, tick } from '../testing/page';

beforeAll(() => arrive());
beforeEach(() => serve());

describe('item priced 0', () => {
  it('is ticked and unticked without a request, and no amount changes without a rule [EST-018]', async () => {
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

  it('leaves every amount at 0 when ticked alone [EST-018] [DISC-013]', async () => {
    open();
    await tick('기본 점검');

    expect(Object.values(facts())).toEqual(['0원', '0원', '0원', '0원']);
  });
});
