import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The house has one webpack: the one that builds the apps. */
const building = createRequire(
  fileURLToPath(import.meta.resolve('@shared/delivery/build/app-config')),
);
export const webpack = building('webpack');
