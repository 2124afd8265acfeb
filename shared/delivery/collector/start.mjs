import { register } from 'tsx/esm/api';

/** Runs the collector in this process until a signal ends it. Returns the exit code. */
export async function start(args, root) {
  register();
  const { main } = await import('./main.ts');
  try {
    return await main(args, root);
  } catch (error) {
    // Show only the message for errors that the operator can fix, and the whole error for others.
    const isPlain = ['CannotStart', 'DirectoryInUse'].includes(error?.name);
    console.error(isPlain ? error.message : error);
    return 1;
  }
}
