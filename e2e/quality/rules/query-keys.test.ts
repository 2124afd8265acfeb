import { codeIn, shipped } from './sources';

/** Returns the first part of each query key in a source. It is `''` if that part is not a plain text. */
const ownersIn = (source: string): string[] =>
  [...source.matchAll(/(?:queryKey:|QueryData(?:<[^>]*>)?\()\s*\[\s*(?:'([^']*)'|[^\]])/g)].map(
    ([, owner = '']) => owner,
  );

const builds = shipped.map((folder) => ({
  folder,
  owner: folder.replace(/^remote-|^shared\/(product|platform)\//, ''),
}));

const sourcesOf = (folder: string) =>
  codeIn(folder).map(({ path, text }) => ({ file: path, owners: ownersIn(text) }));

/**
 * Builds of different days share one cache. If two builds used the same key, one could not read the data of the other.
 */
describe('query keys', () => {
  it.each([
    ["useQuery({ queryKey: ['coupons', id] })", 'coupons'],
    ["client.setQueryData<UserData>(['user', id], data)", 'user'],
    ['useQuery({ queryKey: [id] })', ''],
  ])('are found in %s', (source, owner) => {
    expect(ownersIn(source)).toEqual([owner]);
  });

  it.each(builds)('of $folder start with its name', ({ folder, owner }) => {
    const foreign = sourcesOf(folder).flatMap(({ file, owners }) =>
      owners.filter((one) => one !== owner).map((one) => `${file}: '${one}'`),
    );

    expect(foreign).toEqual([]);
  });

  it.each(builds.filter(({ folder }) => folder.startsWith('remote-')))(
    'of $folder are in its queries folder',
    ({ folder }) => {
      const elsewhere = sourcesOf(folder)
        .filter(({ owners }) => owners.length > 0)
        .map(({ file }) => file)
        .filter((file) => !file.startsWith(`${folder}/src/queries/`));

      expect(elsewhere).toEqual([]);
    },
  );
});
