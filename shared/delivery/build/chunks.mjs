/**
 * Puts React into its own file, because browsers compile two files of similar size in parallel while they load. The
 * other libraries are in the file of our code, where they compress better (0.7 kB less). One file for all was another
 * 1.1 kB smaller, but the page was interactive 190 ms later.
 */
export const reactApart = {
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  chunks: 'initial',
  name: 'vendor',
  enforce: true,
};

export const hostChunks = {
  cacheGroups: { default: false, defaultVendors: false, vendor: reactApart },
};

/** Start pages. Each has all its code in one file, so that it needs no further request. */
const STARTS = /[/](SubscGuide|Subsc|Estimate|TermInfo|GuideSubscApply|SubscApplyTerm)$/;
const isStart = (chunk) =>
  [...chunk.groupsIterable].some(({ origins }) =>
    origins.some(({ request }) => STARTS.test(request)),
  );

/** Puts modules that several other screens of a remote share into one file, named `kit`. */
export const remoteChunks = {
  cacheGroups: {
    default: false,
    defaultVendors: false,
    kit: {
      test: /[\\/](shared|node_modules)[\\/]/,
      chunks: (chunk) => !chunk.canBeInitial() && !isStart(chunk),
      minChunks: 2,
      name: 'kit',
      enforce: true,
    },
  },
};
