import { register } from 'tsx/esm/api';

// The AWS SDK warns at every start that it will drop Node 20 in 2027.
const warn = process.emitWarning;
process.emitWarning = (warning, ...rest) =>
  String(warning).startsWith('NodeVersionSupportWarning') ? undefined : warn(warning, ...rest);

// A reader such as `head` may close the pipe early. That is not an error.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

/** Runs the command line in this process, because a second process would delay a rollback. Sets the exit code. */
export async function start(args) {
  register();
  const { main } = await import('./main.ts');
  process.exitCode = await main(args);
  // A start that failed may leave a server or a timer behind, for example if one of two ports is taken.
  if (process.exitCode !== 0) process.stdout.write('', () => process.exit());
}
