import type { Pressed } from './histories';
import { withMore } from './measured-file';

const pressed = (what: string): Pressed => ({ what, slowest: 80, each: [80] });

describe('stored results of the benchmark', () => {
  it('keep pages that were measured before and replace those measured again', () => {
    const before = { rounds: { home: { federated: 2 }, guide: { federated: 3 } } };
    expect(withMore(before, { rounds: { guide: { federated: 1 } } })).toEqual({
      rounds: { home: { federated: 2 }, guide: { federated: 1 } },
    });
  });

  it('keep other parts and replace a list as a whole', () => {
    const before = { histories: [pressed('one')], rounds: { home: { federated: 2 } } };
    expect(withMore(before, { histories: [pressed('other')] })).toEqual({
      histories: [pressed('other')],
      rounds: { home: { federated: 2 } },
    });
  });
});
