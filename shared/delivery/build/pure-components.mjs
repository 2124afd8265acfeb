/**
 * A loader for libraries whose components are made by calls: what makes them is told to be without effect, and the names
 * that developers' tools read are left out, so that components nobody uses are left out, too. So are the router's
 * warnings, which only say to its developers, in the console, how they use it.
 */
// biome-ignore lint/style/noDefaultExport: the shape webpack gives a loader
export default function pureComponents(source) {
  return source
    .replaceAll(/\b\w+\.(forwardRef|createContext)\(/g, '/*#__PURE__*/ $&')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^ +warning(Once)?\(/gm, '/*#__PURE__*/ $&');
}
