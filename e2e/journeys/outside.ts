import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';

const project = join(import.meta.dirname, '../..');

/**
 * Copies an example to a folder outside the workspace, as a newcomer has it: its own folder and lock file, our packages
 * from `npm pack`. Returns the folder.
 */
export function outsideOf(folder: string, tool: string): string {
  const outside = mkdtempSync(join(tmpdir(), `${tool}-outside-`));
  for (const part of [tool, 'src'])
    cpSync(join(folder, part), part === tool ? outside : join(outside, part), { recursive: true });
  const npm = (...args: string[]) =>
    execFileSync('npm', args, { cwd: outside, stdio: ['ignore', 'ignore', 'inherit'] });
  npm('run', '--prefix', project, 'pack:shared', '--', join(outside, 'packed'));
  const packed = readdirSync(join(outside, 'packed')).map((file) => join(outside, 'packed', file));
  npm('install', '--no-save', ...packed); // also what the lock file names
  return outside;
}

/** Returns which builds on this page provide React and the session. */
export const copiesOn = (page: Page) =>
  page.evaluate(() => {
    const scopes = Object.values(globalThis.__FEDERATION__.__SHARE__).map(
      (scope) => scope['default'],
    );
    const copies = (name: string) => [
      ...new Set(
        scopes.flatMap((scope) => Object.values(scope?.[name] ?? {}).map(({ from }) => from)),
      ),
    ];
    return { react: copies('react'), '@shared/session': copies('@shared/session') };
  });
