import { bin, runQuietly } from './toolchain.mjs';

/** Time zones besides that of every other run (jest.config.mjs): UTC, and one ahead of Korea with summer time. */
const zones = ['UTC', 'Pacific/Auckland'];

/** Suites that compute days from instants. */
const suites = [
  'shared/product/domain/src/(calendar|number-stamp|notice|service-period|vehicle-age|token|validation)',
  'shared/product/api/src/(read/|other-clothes|subscription-shape)',
  'shared/product/session/src/clock',
  'e2e/sandbox/src/services/period-dates',
];

/** Returns whether the rules about days hold in every zone, with the output of failures. Source: A-84. */
export async function checkZones() {
  const runs = [];
  for (const zone of zones) {
    const env = { ...process.env, TEST_ZONE: zone };
    runs.push({ zone, ...(await runQuietly(bin('jest'), ['--silent', ...suites], { env })) });
  }
  const failed = runs.filter(({ code }) => code !== 0);
  return { code: failed.length, said: failed.map(({ zone, said }) => `${zone}\n${said}`).join('') };
}
