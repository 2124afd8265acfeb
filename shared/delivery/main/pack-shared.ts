import { shared } from '../build/singletons.mjs';
import { packShared } from '../gate/pack-shared';

/** Program of `npm run pack:shared`: `pack-shared.ts <repository> <folder for the packages>`. */
const [root = '', out = ''] = process.argv.slice(2);
void packShared(root, out, shared).then((names) =>
  console.log(`${names.join(', ')} are in ${out}.`),
);
