import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '../testing/calls';
import { operationAt, operations } from '../testing/contract';
import type { ApiClient, Call } from './client';

const sources = readdirSync(__dirname)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(__dirname, file), 'utf8'));
const found = (pattern: RegExp) => sources.flatMap((source) => [...source.matchAll(pattern)]);

/** Addresses as the source writes them, parts from outside as {}. */
const writtenPaths = found(/(\bapi|\boldApi)`([^`]+)`/g).map(
  ([, way, path = '']) =>
    (way === 'api' ? '/api/v1App' : '/api/v1') + path.replaceAll(/\$\{[^}]+\}/g, '{}'),
);
/** Every exported function that makes a call. */
const functionNames = found(
  /export (?:const (\w+) = (?:async )?\(|(?:async )?function (\w+)\()\s*call: ApiClient/g,
).map(([, constant, named]) => constant ?? named);

const askedBy = (make: (call: ApiClient) => Promise<unknown>): Promise<Call<unknown>> =>
  new Promise((resolve) => {
    const recorder: ApiClient = (asked) => {
      resolve(asked as Call<unknown>);
      return new Promise(() => undefined);
    };
    void make(recorder);
  });
const asked = () => Promise.all(Object.values(calls).map(askedBy));

describe('the contract', () => {
  it('has every path written exactly once in this package [API-001]', () => {
    const agreed = operations.map(({ path }) => path.replaceAll(/\{\w+\}/g, '{}'));

    expect(writtenPaths.toSorted()).toEqual(agreed.toSorted());
  });

  it('has a function for every call, with its method and path [API-001]', async () => {
    const reached = (await asked()).map(({ method, path }) => operationAt(method, path)?.id);

    expect([...new Set(reached)].toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
  });

  it('is used by every function here that makes a call [API-001]', () => {
    const used = Object.keys(calls).filter((name) => !name.includes(' '));

    expect(used.toSorted()).toEqual(functionNames.toSorted());
  });

  it('sends all calls to /api/v1App, except the refund price and three hosts [API-001]', async () => {
    const made = await asked();

    const elsewhere = made.filter(({ path }) => !path.startsWith('/api/v1App/'));
    expect(elsewhere.map(({ path }) => path)).toEqual(['/api/v1/subscs/getRefundPrice/S1']);
    expect(made.flatMap(({ host, path }) => (host ? [host + path] : []))).toEqual([
      'https://account.example/api/v1App/vtg/users/showVtgUser',
      'https://plus.example/api/v1App/plus/users/vehicle/WBA11111111111111',
      'https://prime.example/api/v1App/atts',
    ]);
  });

  it('names every row of the calls once', () => {
    const rows = operations.flatMap(({ requirements }) => requirements);

    const number = (index: number) => `API-${String(index + 2).padStart(3, '0')}`;
    expect(rows.toSorted()).toEqual(Array.from({ length: 40 }, (_, index) => number(index)));
  });
});
