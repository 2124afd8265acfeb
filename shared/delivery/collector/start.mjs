import { register } from 'tsx/esm/api';

/** Runs the collector in this process until it is ended. Answers the exit code. */
export async function start(args, root) {
  register();
  const { main } = await import('./main.ts');
  try {
    return await main(args, root);
  } catch (error) {
    // One sentence for what whoever started it can change, the whole error for what only we can.
    const isPlain = ['CannotStart', 'DirectoryInUse'].includes(error?.name);
    console.error(isPlain ? error.message : error);
    return 1;
  }
}
