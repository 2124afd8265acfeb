import { createHash } from 'node:crypto';
import { bucketOf, isInShare } from './bucket';

const COUNT = 100_000;
/** Random ids that are the same in every run. */
const devices = Array.from({ length: COUNT }, (_, index) =>
  createHash('md5').update(`device ${index}`).digest('hex'),
);
const shareOf = (percent: number, salt: string) =>
  (100 * devices.filter((device) => isInShare(bucketOf(salt, device), percent)).length) / COUNT;

describe('bucketOf and isInShare', () => {
  it.each([0, 0.01, 1, 10, 50, 99.99, 100])(
    'puts %d %% of 100,000 devices into the canary, within 0.3 points',
    (percent) => {
      expect(Math.abs(shareOf(percent, 'release-7') - percent)).toBeLessThanOrEqual(0.3);
    },
  );

  it('put no device into 0 % and all devices into 100 %', () => {
    expect([shareOf(0, 's'), shareOf(100, 's')]).toEqual([0, 100]);
  });

  it('spread devices with consecutive ids evenly', () => {
    const counted = Array.from({ length: COUNT }, (_, index) => String(index));
    const share = counted.filter((device) => isInShare(bucketOf('s', device), 10)).length / 1000;

    expect(Math.abs(share - 10)).toBeLessThanOrEqual(0.3);
  });

  it('keep every device in the canary while its share grows', () => {
    const percents = [0.5, 1, 5, 20, 20.01, 50, 100];
    const lost = devices.filter((device) => {
      const bucket = bucketOf('release-7', device);
      const inside = percents.map((percent) => isInShare(bucket, percent));
      return inside.some((is, index) => is && inside.slice(index).includes(false));
    });

    expect(lost).toEqual([]);
  });

  it('are independent between canaries: half of one canary is in half of the next', () => {
    const first = devices.filter((device) => isInShare(bucketOf('a', device), 50));
    const both = first.filter((device) => isInShare(bucketOf('b', device), 50));

    expect(Math.abs((100 * both.length) / first.length - 50)).toBeLessThanOrEqual(1);
  });

  it('count hundredths of a percent exactly', () => {
    expect([0.29, 1.1, 33.33].map((percent) => isInShare(percent * 100 - 0.5, percent))).toEqual([
      true,
      true,
      true,
    ]);
    expect([29, 110, 3333].map((bucket, at) => isInShare(bucket, [0.29, 1.1, 33.33][at]!))).toEqual(
      [false, false, false],
    );
  });

  it('never change, because another function would move devices during a canary', () => {
    expect([
      bucketOf('salt', 'device'),
      bucketOf('', ''),
      bucketOf('release-7', '0f8fad5b-d9cb-469f-a165-70867728950e'),
    ]).toEqual([3541, 9405, 2857]);
  });
});
