import { register } from 'tsx/esm/api';

// The AWS SDK says at every start that it will leave Node 20 in 2027.
const warn = process.emitWarning;
process.emitWarning = (warning, ...rest) =>
  `${warning?.name} ${rest[0]?.type ?? rest[0]}`.includes('NodeVersionSupportWarning')
    ? undefined
    : warn(warning, ...rest);

/** Runs the command line in this process: a rollback does not wait for two. Answers the exit code. */
export async function start(args) {
  register();
  const { main } = await import('./main.ts');
  return main(args);
}
