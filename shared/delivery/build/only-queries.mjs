/**
 * A loader for the library of queries, which makes a cache of mutations for who gives none, and reads pages of endless lists.
 * `shared/query` gives one of its own and offers neither, so that both are left out: 1.4 kB of every start. What is not
 * found in another version of the library stays in, and the budgets say so.
 */
// biome-ignore lint/style/noDefaultExport: the shape webpack gives a loader
export default function onlyQueries(source) {
  return source
    .replace('config.mutationCache || new MutationCache()', 'config.mutationCache')
    .replace(
      '(this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior)',
      'this.options.behavior',
    )
    .replaceAll(OTHER_METHODS, '');
}

/** Of the client, whose methods no bundler can tell to be unused. */
const OTHER_METHODS =
  /^\t(?:infiniteQuery|(?:fetch|prefetch|ensure)Infinite\w+|[sg]etMutationDefaults|defaultMutationOptions|isMutating)\(.*?^\t\}$/gms;
