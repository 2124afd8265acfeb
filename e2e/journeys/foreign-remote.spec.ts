import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shared } from '@shared/delivery/build/singletons';
import { versionOf } from '@shared/delivery/build/version';
import { keptDeclarations } from '@shared/delivery/gate/declarations';
import type { Page } from 'playwright/test';
import { breakOnWire, guides, startedGuides, TERMS } from './delivery-test';
import { mfe, storeWithStaging } from './mfe';
import { nightly } from './nightly';
import { copiesOn, outsideOf } from './outside';
import { startSandbox } from './sandbox-process';
import { addressFor, expect, test } from './test';

const project = join(import.meta.dirname, '../..');
const examples = join(project, 'e2e/example-host/remote');

test.use({ expectedNoise: /integrity|this page is broken/ });

type Edit = readonly [file: string, from: string, to: string];
/**
 * `refused` makes a version that `check` of the gate refuses. `broken` makes one that the gate accepts and whose page
 * throws. Without it, the network changes the script.
 */
type Tool = { program: string; refused: Edit; check: string; broken?: Edit };

const tools: readonly Tool[] = [
  {
    program: 'rsbuild',
    refused: ['rsbuild.config.mjs', ', import: false', ''],
    check: 'shared modules',
  },
  {
    program: 'vite',
    refused: ['vite.config.mjs', `\${version.replaceAll('.', '_')}`, '2_0_0'],
    check: 'unique names',
    broken: ['src/Terms.tsx', 'return (', `throw new Error('this page is broken');\n  return (`],
  },
];

const ours = (page: Page) => page.getByText('다른 도구로 만든 화면이에요.');

for (const { program, refused, check, broken } of tools)
  test(
    `a remote built with ${program} is checked, replaced, pinned and rolled back like ours [PLAT-009]`,
    nightly,
    async ({ page, context }) => {
      test.setTimeout(900_000);
      const folder = outsideOf(examples, program);
      const keys = Object.keys(shared);
      const root = await storeWithStaging(
        keptDeclarations(project, keys, versionOf(project, 'host')),
      );
      const edit = ([file, from, to]: Edit) => {
        const path = join(folder, file);
        const before = readFileSync(path, 'utf8');
        expect(before).toContain(from);
        writeFileSync(
          path,
          before.replace(from, () => to),
        );
        return () => writeFileSync(path, before);
      };
      /** Builds, publishes and promotes a version with these edits, and returns what the gate said. */
      const delivered = async (version: string, ...edits: Edit[]) => {
        const undo = [['package.json', '"2.0.0"', `"${version}"`] as const, ...edits].map(edit);
        const bin = join(folder, 'node_modules/.bin', program);
        execFileSync(bin, ['build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
        expect(await mfe(root, 'publish', 'guides', '--from', folder)).toMatchObject({ code: 0 });
        for (const back of undo) back();
        return mfe(root, 'promote', `guides@${version}`, '--to', 'staging');
      };
      const sandbox = await startSandbox({ SANDBOX_STORE: root, SANDBOX_CHANNEL: 'staging' });
      const open = (to: string, on = page) =>
        on.goto(addressFor(sandbox.origin, { as: 'android', person: 'active-standard', to }));
      try {
        await test.step('the gate accepts it, and it is mounted with one React and session', async () => {
          const answer = await delivered('2.0.0');
          expect(answer.code, JSON.stringify(answer)).toBe(0);
          const checks = answer.gate.map((one) => one.check);
          expect(checks).toEqual(expect.arrayContaining(['types', 'boot', 'last known good']));
          await open('/app/guide/subscApply');
          const name = page.getByText('황다은');
          await expect(name).toBeVisible();
          await expect(name.locator('..')).toHaveCSS('border-left-width', '8px');
          expect(await startedGuides(page)).toEqual(['guides_2_0_0']);
          expect(await copiesOn(page)).toEqual({ react: ['host'], '@shared/session': ['host'] });
        });
        await test.step('the gate refuses a version that cannot be on our pages', async () => {
          const { code, gate } = await delivered('2.0.1', refused);
          expect(code).toBe(3);
          const problems = gate.flatMap((one) => one.problems);
          expect(problems).toContainEqual(expect.objectContaining({ check }));
        });
        await test.step('a version that fails on the phone is replaced by the one before', async () => {
          const { code } = await delivered('2.1.0', ...(broken ? [broken] : []));
          expect(code).toBe(0);
          if (!broken) await breakOnWire(page, /^\/guides\/2\.1\.0\/.+\.js$/, 'tampered');
          await open(TERMS);
          if (broken) {
            await expect(guides.card(page)).toBeVisible();
            await page.goto(sandbox.origin + TERMS);
          }
          await expect(ours(page)).toBeVisible();
          expect(await startedGuides(page)).toEqual(['guides_2_0_0']);
        });
        await test.step('a tester pins a version', async () => {
          const tester = await context.newPage();
          await open(`${TERMS}?mfe=guides@2.0.0`, tester);
          await expect(tester.getByText('고정됨 guides@2.0.0')).toBeVisible();
          await expect(ours(tester)).toBeVisible();
          expect(await startedGuides(tester)).toEqual(['guides_2_0_0']);
        });
        await test.step('a rollback brings the version before', async () => {
          expect(await mfe(root, 'rollback', 'staging', '--app', 'guides')).toMatchObject({
            code: 0,
          });
          const customer = await context.newPage();
          await open(TERMS, customer);
          await expect(ours(customer)).toBeVisible();
          expect(await startedGuides(customer)).toEqual(['guides_2_0_0']);
        });
      } finally {
        await sandbox.stop();
        for (const made of [folder, root]) rmSync(made, { recursive: true });
      }
    },
  );
