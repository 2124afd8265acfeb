import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { AppName } from '@shared/release/release';
import { folderOf } from '../build/singletons.mjs';

const git = (root: string, ...args: string[]): string => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
};

/** The commit an app was built from, and the words of the last one that touched it. */
export function lastCommit(root: string, app: AppName): { git: string; note: string } {
  const commit = git(root, 'rev-parse', '--short=12', 'HEAD');
  const isChanged = git(root, 'status', '--porcelain') !== '';
  return {
    git: commit && isChanged ? `${commit}+` : commit,
    note: git(root, 'log', '-1', '--format=%s', '--', folderOf(app)),
  };
}

/** Who works here: MFE_BY, as a pipeline sets it, or the person git knows, or the account. */
export const workerIn = (root: string): string =>
  process.env['MFE_BY'] ?? (git(root, 'config', 'user.email') || userInfo().username);
