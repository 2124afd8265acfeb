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

/** Runs the command line in this process, because a second process would delay a rollback. Returns the exit code. */
export async function start(args) {
  register();
  const { main } = await import('./main.ts');
  return main(args);
}
