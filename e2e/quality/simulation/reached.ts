import ts from 'typescript';
import { globals } from './phone/globals';

/** Names that the product may reach beside the simulated ones. They have no clock, timers, chance or network. */
const HARMLESS =
  `AbortController Array ArrayBuffer BigInt Blob Boolean CustomEvent Error FormData Infinity JSON Map NaN Number Object
  PopStateEvent Promise Proxy RangeError ReadableStream Reflect RegExp Set String Symbol TypeError URL URLSearchParams
  Uint8Array WeakMap WeakSet WorkerGlobalScope btoa decodeURIComponent define encodeURIComponent isFinite isNaN parseInt`.split(
    /\s+/,
  );

/** Codes of the compiler for a name that is not declared. */
const NOT_DECLARED: ReadonlySet<number> = new Set([2304, 2552, 2580, 2581, 2582, 2583, 2584]);

/**
 * Returns the globals that a script uses, except those that the simulator replaces and those that are harmless. With
 * such a global, a seed would not decide everything.
 */
export function reachedBeside(script: string): string[] {
  const known = new Set<string>([...globals, ...HARMLESS]);
  const names = notDeclared(script).filter((name) => !known.has(name));
  return [...new Set(names)].toSorted();
}

function notDeclared(script: string): string[] {
  const name = 'page.js';
  const options = { allowJs: true, checkJs: true, noLib: true, noResolve: true, noEmit: true };
  const file = ts.createSourceFile(name, script, ts.ScriptTarget.ESNext, true);
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    getSourceFile: (path) => (path === name ? file : undefined),
  };
  return ts
    .createProgram([name], options, host)
    .getSemanticDiagnostics(file)
    .filter(({ code }) => NOT_DECLARED.has(code))
    .map(({ start = 0, length = 0 }) => script.slice(start, start + length));
}
