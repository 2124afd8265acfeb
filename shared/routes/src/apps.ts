/**
 * The remotes, by their name in a release; the folder is `remote-<name>`. Whatever counts them asks here, and what plain
 * Node runs reads the folders themselves.
 */
export const remoteNames = ['apply', 'mypage', 'estimate', 'guides'] as const;
export type RemoteName = (typeof remoteNames)[number];

export const appNames = ['host', ...remoteNames] as const;
export type AppName = (typeof appNames)[number];

/** One thing for each remote. */
export const ofEachRemote = <Of>(of: (name: RemoteName) => Of): Record<RemoteName, Of> => ({
  apply: of('apply'),
  mypage: of('mypage'),
  estimate: of('estimate'),
  guides: of('guides'),
});
