import { whyStop } from './canary-rule';

const of = (sessions: number, failed = 0, replaced = 0) => ({ sessions, failed, replaced });

describe('the rule that stops a canary', () => {
  it('waits for 200 sessions of the canary, however bad they are', () => {
    expect(whyStop(of(10_000), of(199, 199, 199))).toBeUndefined();
    expect(whyStop(of(10_000), of(200, 200))).toBe('failed');
  });

  it.each([
    ['failures at twice the rate go on', of(1000, 20), of(500, 20), undefined],
    ['failures at more than twice the rate stop it', of(1000, 20), of(500, 21), 'failed'],
    ['replaced versions at twice the rate go on', of(1000, 0, 20), of(500, 0, 20), undefined],
    ['replaced versions at more than twice stop it', of(1000, 0, 20), of(500, 0, 21), 'replaced'],
    ['a better canary goes on', of(1000, 100, 100), of(500, 0, 0), undefined],
  ])('%s', (_, stable, canary, why) => {
    expect(whyStop(stable, canary)).toBe(why);
  });

  it('does not let one unlucky phone in 100 stop a canary of a release without failures', () => {
    expect(whyStop(of(5000), of(200, 2))).toBeUndefined();
    expect(whyStop(of(5000), of(200, 3))).toBe('failed');
    expect(whyStop(of(0), of(200, 3))).toBe('failed');
  });
});
