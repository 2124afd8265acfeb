import { register } from 'tsx/esm/api';

// The AWS SDK says at every start that it will leave Node 20 in 2027.
const warn = process.emitWarning;
process.emitWarning = (warning, ...rest) =>
  String(warning).startsWith('NodeVersionSupportWarning') ? undefined : warn(warning, ...rest);

// Whoever reads the first lines only (`| head`) has what they wanted.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

/** Runs the command line in this process: a rollback does not wait for two. Answers the exit code. */
export async function start(args) {
  register();
  const { main } = await import('./main.ts');
  return main(args);
}
