import { bin, runQuietly } from './toolchain.mjs';

/** Beside the zone of every other run, which is behind UTC (jest.config.mjs): UTC itself, and summer time ahead of Korea. */
const zones = ['UTC', 'Pacific/Auckland'];

/** Suites whose days come from instants. */
const suites = [
  'shared/domain/src/(calendar|number-stamp|notice|service-period|vehicle-age|token|validation)',
  'shared/api/src/(read/|other-clothes|subscription-shape)',
  'shared/session/src/clock',
];

/** Whether the rules about days hold in every zone, and what was said where they do not. Source: A-84. */
export async function checkZones() {
  const runs = [];
  for (const zone of zones) {
    const env = { ...process.env, TEST_ZONE: zone };
    runs.push({ zone, ...(await runQuietly(bin('jest'), ['--silent', ...suites], { env })) });
  }
  const failed = runs.filter(({ code }) => code !== 0);
  return { code: failed.length, said: failed.map(({ zone, said }) => `${zone}\n${said}`).join('') };
}
