import { estimate } from '@shared/domain/estimate';
import { waitFor } from '@testing-library/react';
import { box, choosePlan, tick } from '../testing/page';
import { arrive, facts, open, serve } from '../testing/visit';

jest.mock('@shared/api/transport', () => jest.requireActual('../testing/network'));
jest.mock('@shared/domain/estimate', () => {
  const actual: typeof import('@shared/domain/estimate') =
    jest.requireActual('@shared/domain/estimate');
  return { ...actual, estimate: jest.fn(actual.estimate) };
});

beforeAll(() => arrive());
beforeEach(() => serve());

describe('an item priced 0', () => {
  it('is ticked and unticked without anything being calculated again [EST-018]', async () => {
    open();
    await tick('에어컨 필터');
    await choosePlan(/Premium/);
    await waitFor(() => expect(facts()['③ 할인 금액']).toBe('−35,750원'));
    const before = facts();
    jest.mocked(estimate).mockClear();

    await tick('기본 점검');
    expect(await box('기본 점검')).toBeChecked();
    await tick('기본 점검');
    expect(await box('기본 점검')).not.toBeChecked();

    expect(estimate).not.toHaveBeenCalled();
    expect(facts()).toEqual(before);
    await tick('점화 플러그');
    expect(estimate).toHaveBeenCalled();
  });

  it('alone leaves every amount at 0 [EST-018] [DISC-013]', async () => {
    open();
    await tick('기본 점검');

    expect(Object.values(facts())).toEqual(['0원', '0원', '0원', '0원']);
  });
});
