import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';

const git = (root: string, ...args: string[]): string => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
};

/** Returns the commit of the working tree, and the subject of the last commit that touched the folder. */
export function lastCommit(root: string, folder: string): { git: string; note: string } {
  const commit = git(root, 'rev-parse', '--short=12', 'HEAD');
  const isChanged = git(root, 'status', '--porcelain') !== '';
  return {
    git: commit && isChanged ? `${commit}+` : commit,
    note: git(root, 'log', '-1', '--format=%s', '--', folder),
  };
}

/** Returns the name of the user: MFE_BY of a pipeline, the email address in git, or the account. */
export const workerIn = (root: string): string =>
  process.env['MFE_BY'] ?? (git(root, 'config', 'user.email') || userInfo().username);
