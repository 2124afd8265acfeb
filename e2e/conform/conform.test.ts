/** @jest-environment ./shared/database/testing/pglite-environment.ts */

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClothingName, clothingNames } from '@shared/api/testing/clothes';
import { conform } from './conform';
import { readCalls } from './contract';
import { markdownOf, type Report, reportOf } from './report';
import { signInToSandbox } from './sandbox-person';
import { backendOfFile, deviating, lineOf } from './testing/backend';
import { only } from './testing/local-server';

const calls = readCalls();

const backend = backendOfFile();

describe('conform against the sandbox', () => {
  let report: Report;
  beforeAll(async () => {
    report = await backend.report();
  });

  it('finds no deviation in any call, and asks all that need no cookie', () => {
    expect(deviating(report)).toEqual([]);
    expect(report).toMatchObject({
      conforms: true,
      summary: '28 calls match the contract (0 of them refused), 0 deviate, 1 were not asked.',
    });
    expect(lineOf(report, 'showVtgUser')?.needs).toContain('CONFORM_COOKIE');
  });

  it('says which optional extensions the answers have', async () => {
    const stateIn = ({ extensions }: Report, name: string) =>
      extensions.find(({ extension }) => extension === name)?.state;
    const names = ['coupon-id', 'payment-state', 'order-id'];
    backend.dialects.choose('none');
    const none = await backend.report();

    expect(names.map((name) => stateIn(report, name))).toEqual(['yes', 'yes', 'not known']);
    expect(names.map((name) => stateIn(none, name))).toEqual(['no', 'no', 'not known']);
  });

  it('writes no name, number, car or id of the customer into the report', async () => {
    backend.dialects.dressIn('extra fields');
    const dressed = await backend.report();
    const text = markdownOf(dressed) + JSON.stringify(dressed);
    const { person, vin, vtgId, token } = backend.customer;

    expect(text).toContain('data.subscs[].updated_by');
    for (const secret of [person.id, person.name, person.mobile, vin, vtgId, token])
      expect(text).not.toContain(secret);
  });

  it('sends changing calls only when they are named', async () => {
    const json = { axiosDate: '2026-11-20T03:00:00.000Z' };
    const after = await backend.report({
      about: 'updateToken',
      token: await backend.tokenOf(),
      writes: { updateToken: { json } },
    });

    expect(lineOf(report, 'updateToken')).toBeUndefined();
    expect(lineOf(after, 'updateToken')).toMatchObject({ state: 'matches', status: 200 });
  });
});

describe('signInToSandbox', () => {
  it('gives the token and the ids with which the calls of a running sandbox match', async () => {
    const { address } = backend;
    const { token, known } = await signInToSandbox(address, 'power-train-claim');
    const target = { backend: address, origin: address, token };
    const report = reportOf(address, await conform({ target, calls, known, writes: {} }));

    expect(deviating(report)).toEqual([]);
    expect(lineOf(report, 'getUser')).toMatchObject({ state: 'matches' });
    expect(lineOf(report, 'getVehicles')).toMatchObject({ state: 'matches' });
  });

  it('says that an address is no sandbox', async () => {
    backend.change(only(/^\/(sandbox|account)/, () => new Response('', { status: 404 })));

    await expect(signInToSandbox(backend.address, 'power-train-claim')).rejects.toThrow(
      'answers 404; is it a sandbox?',
    );
  });
});

/** For each response variant: a call, and a place that differs. */
const variants: Readonly<Record<ClothingName, readonly [call: string, place: string]>> = {
  'numbers as text': ['initSession', 'data.expires_in is string, must be integer'],
  'digits as numbers': ['plusVehicle', 'data.errCode is integer, must be string'],
  'flags 1 and 0': ['getFilters', 'env.pis is integer, must be string'],
  'flags "1" and "0"': ['getFilters', 'env.pis is string, must be one of Y, N'],
  'flags Y and N': ['initSession', 'success is string, must be boolean'],
  'flags true and false': ['getDealers', 'data[].co_card_yn is boolean, must be string'],
  'empty text for null': ['getPkgs', 'data[].price_pkg is empty string, must be integer or null'],
  'missing for null': ['escalationCheck', 'data.user_id'],
  'days in eight digits': ['showByNumId', 'data.date_reg is string, must be a date'],
  'days with a time': ['showByNumId', 'data.date_reg is string, must be a date'],
  'days as instants': ['showByNumId', 'data.date_reg is string, must be a date'],
  'extra fields': ['getFilters', 'env.updated_by'],
  'other names': ['showPromoLink', 'data.promo.type_overlap'],
  'without data': ['getCareInsuranceConfirm', 'data'],
  'an unknown group, product, state': [
    'getPkgs',
    'data[].group is string, must be one of STANDARD, PREMIUM, POWER TRAIN',
  ],
  'a bad entry in each list': ['getDealers', 'data[] is null, must be object'],
};

describe('conform against a response variant', () => {
  it.each(clothingNames)('names the place that differs with %s', async (name) => {
    backend.dialects.dressIn(name);
    const [call, place] = variants[name];
    const report = await backend.report({ about: call });
    const { missing = [], otherType = [], unknown = [] } = lineOf(report, call) ?? {};

    expect(report.conforms).toBe(false);
    expect([...missing, ...otherType, ...unknown]).toContain(place);
  });
});

describe('npm run conform', () => {
  const folder = mkdtempSync(join(tmpdir(), 'care-conform-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs the command against the backend with the token. Returns its exit code. */
  const run = (token: string, ...args: string[]) =>
    new Promise<number | null>((done) => {
      const command = ['--import', 'tsx', 'conform/main.ts', '--backend', backend.address, ...args];
      const env = { ...process.env, CONFORM_TOKEN: token, INIT_CWD: folder };
      const child = spawn(process.execPath, command, { cwd: join(__dirname, '..'), env });
      child.on('close', done);
    });

  it('ends with 0 and writes both reports when all calls match', async () => {
    const { person, token } = backend.customer;

    expect(await run(token, '--user', person.id, '--out', 'report')).toBe(0);
    expect(existsSync(join(folder, 'report/conform.md'))).toBe(true);
    expect(existsSync(join(folder, 'report/conform.json'))).toBe(true);
  });

  it('ends with 1 when a call deviates', async () => {
    expect(await run('expired')).toBe(1);
  });
});
