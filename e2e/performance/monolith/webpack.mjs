import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Loads the webpack that builds the apps, so that the repository has only one. */
const building = createRequire(
  fileURLToPath(import.meta.resolve('@shared/delivery/build/app-config')),
);
export const webpack = building('webpack');
