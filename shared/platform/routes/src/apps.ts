/**
 * Names of the remotes in a release. The folder is `remote-<name>`.
 * TypeScript code reads this list, and plain Node scripts read the folders.
 */
export const remoteNames = ['apply', 'mypage', 'estimate', 'guides'] as const;
export type RemoteName = (typeof remoteNames)[number];

export const appNames = ['host', ...remoteNames] as const;
export type AppName = (typeof appNames)[number];
