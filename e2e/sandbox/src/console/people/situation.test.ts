import { readOutcomes } from '../../outcomes';
import { type Situation, scenarioOf } from './situation';

const situation: Situation = {
  outcomes: readOutcomes('card:failure'),
  faults: [
    { operationId: 'createSubsc', statusCode: 5021 },
    { operationId: 'getPkgs', delay: 2000 },
    { operationId: 'putSubsc', after: 'lost' },
  ],
  remoteFaults: new Map([['apply', '404']]),
  day: '2026-11-21',
  extras: undefined,
  clothes: 'flags-1-and-0',
};

describe('the words of a scenario', () => {
  it('contain outcomes, day, faults and backend settings', () => {
    expect(scenarioOf(situation, 'new-customer', 'android')).toBe(
      'new-customer,android,card:failure,clock:2026-11-21,fault:createSubsc:5021,fault:getPkgs:2000ms,fault:putSubsc:lost,remote:apply:404,clothes:flags-1-and-0',
    );
  });

  it('leave out what was not set, for a visitor', () => {
    const usual = { ...situation, outcomes: readOutcomes(''), faults: [], remoteFaults: new Map() };

    expect(scenarioOf({ ...usual, day: undefined, clothes: undefined }, '', 'web')).toBe(
      'visitor,web',
    );
  });
});
