/**
 * Puts React into its own file, because browsers compile files in parallel while they load. One file for all was 1.8 kB
 * smaller, but the page was interactive 190 ms later.
 */
export const reactApart = {
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  chunks: 'initial',
  name: 'vendor',
  enforce: true,
};

/** Puts the other libraries into their own file, so that a change of our code does not make phones load them again. */
const libraries = {
  test: /[\\/]node_modules[\\/]/,
  chunks: 'initial',
  name: 'libraries',
  priority: -1,
  enforce: true,
};

/** Puts what the host shares with the remotes into its own file, so that a change of the host's own code is small. */
const common = {
  test: /[\\/]shared[\\/]/,
  type: /^javascript/, // one file for all styles of the first view
  chunks: 'initial',
  name: 'shared',
  priority: -2,
  enforce: true,
};

export const hostChunks = {
  cacheGroups: { default: false, defaultVendors: false, vendor: reactApart, libraries, common },
};

/** Start pages. Each has all its code in one file, so that it needs no further request. */
const STARTS = /[/](SubscGuide|Subsc|Estimate|TermInfo|GuideSubscApply|GuideTotal|SubscApplyTerm)$/;
const isStart = ({ origins }) => origins.some(({ request }) => STARTS.test(request));
/** Returns whether the chunk is a start page or a later part of one, which must not wait for the code of other screens. */
const isOfStart = (chunk) =>
  [...chunk.groupsIterable].some((group) => isStart(group) || group.getParents().some(isStart));

/** Puts modules that several other screens of a remote share into one file, named `kit`. */
export const remoteChunks = {
  cacheGroups: {
    default: false,
    defaultVendors: false,
    kit: {
      test: /[\\/](shared|node_modules)[\\/]/,
      chunks: (chunk) => !chunk.canBeInitial() && !isOfStart(chunk),
      minChunks: 2,
      name: 'kit',
      enforce: true,
    },
  },
};
