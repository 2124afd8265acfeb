import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import { inSandbox } from '../paths';

/** Returns the content of a data file of this folder. @throws {v.ValiError} if a name or value in it is wrong. */
export const readData = <Schema extends v.GenericSchema>(file: string, schema: Schema) =>
  v.parse(schema, parse(readFileSync(inSandbox(`src/people/${file}`), 'utf8')));
