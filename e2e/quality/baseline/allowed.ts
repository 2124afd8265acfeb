/**
 * Allowed features that are newer than `YEAR`. The tools allow everything that all engines supported by the end of that
 * year, because both engines of `.browserslistrc` are newer. Each newer feature has one of two reasons: the engines
 * support it (`known` is its key in browser-compat-data, which a test checks), or it may be missing.
 */
export type Allowed = { name: string } & ({ known: string } | { missing: string });

/** Baseline year of the tools: the last year that ended before Chromium 111 and iOS 16.4 were released. */
export const YEAR = 2022;

export const properties: readonly Allowed[] = [
  { name: 'accent-color', known: 'css.properties.accent-color' },
  { name: 'container-type', known: 'css.properties.container-type' },
  { name: 'contain-intrinsic-size', missing: 'belongs to content-visibility' },
  { name: 'content-visibility', missing: 'everything is laid out at once: slower, never wrong' },
  {
    name: 'forced-color-adjust',
    missing: 'asked for only in forced colours, which such phones lack',
  },
  { name: 'mask', missing: 'the build writes -webkit-mask beside it' },
  { name: 'outline', known: 'css.properties.outline' },
  { name: 'overscroll-behavior', known: 'css.properties.overscroll-behavior' },
  { name: 'overscroll-behavior-x', known: 'css.properties.overscroll-behavior-x' },
  { name: 'resize', missing: 'a text box keeps its size' },
  { name: 'scrollbar-width', missing: 'phones lay their thin bar over the content' },
  { name: 'text-size-adjust', missing: 'the build writes -webkit-text-size-adjust beside it' },
  { name: 'text-wrap', missing: 'lines break where they always did' },
  { name: 'user-select', missing: 'the build writes -webkit-user-select beside it' },
];

export const atRules: readonly Allowed[] = [
  { name: 'container', known: 'css.at-rules.container' },
  { name: 'property', known: 'css.at-rules.property' },
  { name: 'starting-style', missing: 'a pop-up stands there at once instead of sliding in' },
];

export const selectors: readonly Allowed[] = [{ name: 'has', known: 'css.selectors.has' }];

export const units: readonly Allowed[] = [
  { name: 'cqi', known: 'css.types.length.container_query_length_units' },
];

/** Web APIs by their names in the tool that reports them. Code that uses one must check that it exists. */
export const apis: readonly Allowed[] = [
  { name: 'abortsignal-timeout', known: 'api.AbortSignal.timeout_static' },
  { name: 'cookie-store', missing: 'a library prefers it to document.cookie where it is' },
  { name: 'network-information', missing: 'nothing is then fetched ahead less' },
  { name: 'share', missing: 'the file is then downloaded, as everywhere else' },
];

export const namesOf = (rows: readonly Allowed[]): string[] => rows.map(({ name }) => name);
