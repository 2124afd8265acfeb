/**
 * A loader for libraries whose components are made by calls: what makes them is told to be without effect, and the names
 * that developers' tools read are left out, so that components nobody uses are left out, too. So are the router's
 * warnings, which only say to its developers, in the console, how they use it, and what it does with loaders and errors of
 * routes: ours are declared as elements (`shared/router`), and have neither. Its checks of how it is used stay, without the
 * words for its developers: tests run it as it is. What another version writes in another way stays in, and the budgets
 * say so.
 */
// biome-ignore lint/style/noDefaultExport: the shape webpack gives a loader
export default function pureComponents(source) {
  return source
    .replaceAll(/\b\w+\.(forwardRef|createContext)\(/g, '/*#__PURE__*/ $&')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(
      COMPONENT_WITH_CONTEXT,
      'var $1 = /*#__PURE__*/ (() => { const made = $2; made.contextType = $3; return made; })();',
    )
    .replaceAll(/^ +warning(Once)?\(/gm, '/*#__PURE__*/ $&')
    .replaceAll(WORDS_OF_A_CHECK, '$1);')
    .replaceAll(ROUTES_WITH_DATA, '$1) {\n  const dataRouterOpts = void 0;')
    .replace('isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()');
}

const COMPONENT_WITH_CONTEXT =
  /^var (\w+) = (class extends \w+\.Component \{\n.*?\n\});\n\1\.contextType = (\w+);$/gms;
const ROUTES_WITH_DATA = /^(function (?:useRoutesImpl|_renderMatches)\(.*), dataRouterOpts\) \{$/gm;
const WORDS_OF_A_CHECK =
  /(\binvariant\([^;]*?),\s*(?:\/\/[^\n]*\n\s*)*(?:`(?:[^`\\]|\\.)*`|"[^"]*"|getInvalidPathError\([^()]*\))\s*\);/gs;
