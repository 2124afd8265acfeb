import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FAR = 0.15;

/** Deletes the heights of an earlier run, because they belong to another build. */
export const forgetHeights = (results) =>
  rmSync(join(results, 'heights'), { recursive: true, force: true });

/** Writes boxes whose heights differ between engines by more than 15 % to `test-results`. Returns their number. */
export function writeHeights(results) {
  const folder = join(results, 'heights');
  if (!existsSync(folder)) return 0;
  const of = (engine) =>
    Object.assign(
      {},
      ...readdirSync(folder)
        .filter((name) => name.startsWith(engine))
        .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))),
    );
  const [chromium, webkit] = [of('chromium'), of('webkit')];
  const rows = Object.entries(chromium).flatMap(([scene, boxes]) =>
    Object.entries(boxes).flatMap(([box, height]) => {
      const other = webkit[scene]?.[box];
      const isFar = other !== undefined && Math.abs(other - height) > FAR * Math.max(height, 1);
      return isFar ? [`| ${scene} | ${box.replaceAll('|', '/')} | ${height} | ${other} |`] : [];
    }),
  );
  const head = ['| Screen | Box | Chromium | WebKit |', '| --- | --- | --- | --- |'];
  writeFileSync(join(results, 'box-heights.md'), `${[...head, ...rows].join('\n')}\n`);
  return rows.length;
}
