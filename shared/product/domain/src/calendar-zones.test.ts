import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Runs in a separate process, because Jest sets the time zone of its own process only once, at the start. */
const asked = `
  const instants = Array.from({ length: 48 }, (_, index) =>
    new Date(Date.UTC(2026, index % 12, 1 + ((index * 7) % 28), (index * 5) % 24, 59 - index, index)));
  // The hours around which clocks change, in both halves of the world.
  for (const day of ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01'])
    for (let hour = 0; hour < 24; hour += 1) instants.push(new Date(Date.parse(day) + hour * 3600000));
  const wrong = Intl.supportedValuesOf('timeZone').flatMap((zone) => {
    process.env.TZ = zone;
    const odd = instants.filter((instant) =>
      exports.inKorea(instant) !== byHand.inKoreaByHand(instant) ||
      exports.addMonths(exports.dayInKorea(instant), 1) !== byHand.addMonthsByHand(exports.dayInKorea(instant), 1) ||
      exports.koreanInstant(exports.inKorea(instant).slice(0, 16)) !== Math.floor(instant / 60000) * 60000);
    return odd.length > 0 ? [zone] : [];
  });
  console.log(JSON.stringify({ zones: Intl.supportedValuesOf('timeZone').length, wrong }));
`;

const compiled = (file: string): string =>
  ts.transpileModule(readFileSync(join(__dirname, file), 'utf8'), {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      esModuleInterop: true,
      target: ts.ScriptTarget.ES2022,
    },
  }).outputText;

describe('Korean time', () => {
  it('is the same on devices in every zone of the world [PLAT-014]', () => {
    const script = `
      const byHand = {};
      (function (exports) { ${compiled('../testing/hand-calendar.ts')} })(byHand);
      (function (exports) { ${compiled('calendar.ts')}\n${asked} })({});
    `;

    const output = execFileSync(process.execPath, ['-e', script], {
      cwd: __dirname,
      encoding: 'utf8',
    });

    const { zones, wrong } = JSON.parse(output) as { zones: number; wrong: string[] };
    expect(zones).toBeGreaterThan(400);
    expect(wrong).toEqual([]);
  });
});
