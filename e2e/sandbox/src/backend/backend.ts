import { dress } from '@shared/api/testing/clothes';
import { type Context, Hono } from 'hono';
import type { Fault } from '../faults';
import { literalAnswer, refusedAsUnnamed } from '../literal/literal';
import type { World } from '../world';
import { type Call, Download, type Handler } from './call';
import { type Operation, readContract } from './contract';
import { handlerOf } from './handlers';
import { maskedText, maskedVins } from './masked';
import { afterwards, forcedOutcome, json, lost, type Outcome } from './outcome';
import { readRequest } from './read-request';
import { Refused, signedOut } from './refusal';
import { personOfBearer } from './tokens';

/** Status for a broken contract. The cause is always a mistake in code, on either side, and never the customer. */
const DRIFT = 599;

/** Serves every call of the contract and checks each request and answer. Source: SBX-001, SBX-005. */
export function backend(world: World, closing: AbortSignal): Hono {
  const app = new Hono();
  // Register fixed paths first, because /users/getClientIp must not match /users/:id.
  const operations = [...readContract()].sort((one, other) => params(one) - params(other));
  for (const operation of operations) {
    const handler = handlerOf(operation.id);
    for (const path of operation.paths) {
      app.on(operation.method, path, (c) => serve({ c, operation, handler, world, closing }));
    }
  }
  return app;
}

/** Refuses a path that is in no table, and adds it to the list of calls. Source: A-76. */
export const unnamedCall =
  ({ log, clock }: World): Handler404 =>
  (c) => {
    const path = maskedVins(c.req.path);
    const drift = `no table names ${c.req.method} ${path} (core §7, second §7)`;
    console.error(`literal: ${drift}`);
    log.add({
      at: clock.now().toISOString(),
      method: c.req.method,
      path,
      operationId: undefined,
      status: 404,
      milliseconds: 0,
      personKey: undefined,
      fault: false,
      drift,
      asked: '',
      answered: '',
    });
    return c.json({ data: { msg: '없는 주소입니다.' } }, 404);
  };
type Handler404 = (c: Context) => Response;

const params = ({ paths }: Operation): number => (paths[0] ?? '').split(':').length;

type Served = {
  c: Context;
  operation: Operation;
  handler: Handler;
  world: World;
  closing: AbortSignal;
};

async function serve(served: Served): Promise<Response> {
  const { c, operation, world } = served;
  const started = performance.now();
  const trace: Trace = { fault: false, drift: undefined, personKey: undefined, asked: '' };
  const outcome = await answer(served, trace);
  world.log.add({
    at: world.clock.now().toISOString(),
    method: c.req.method,
    path: maskedVins(c.req.path),
    operationId: operation.id,
    status: outcome.status,
    milliseconds: Math.round(performance.now() - started),
    answered: answerText(outcome),
    ...trace,
  });
  if (outcome.isLost) return lost(c);
  return new Response(outcome.body, {
    status: outcome.status,
    headers: { 'Content-Type': outcome.contentType, 'Cache-Control': 'no-store' },
  });
}

type Trace = {
  fault: boolean;
  drift: string | undefined;
  personKey: string | undefined;
  asked: string;
};

function answerText({ contentType, body, said }: Outcome): string {
  if (typeof body !== 'string') return `(${contentType}, ${body.byteLength} bytes)`;
  return said === undefined ? body : maskedText(said);
}

async function answer(served: Served, trace: Trace): Promise<Outcome> {
  const { c, operation, world, closing } = served;
  trace.asked = maskedText(await askedBy(c));
  const fault = await world.faults.take(operation.id);
  if (fault !== undefined) {
    trace.fault = true;
    const over = AbortSignal.any([closing, c.req.raw.signal]);
    const forced = await forcedOutcome(fault, over);
    if (forced !== undefined) return forced;
    // Handle the call even if the caller has stopped waiting.
    if (fault.after !== undefined)
      return afterwards(await doneFor(served, trace, fault), fault, over);
  }
  return checkedOutcome(served, trace);
}

/** Handles the call. With the fault `double` it runs twice, like a gateway that retries after a timeout. */
async function doneFor(served: Served, trace: Trace, { after }: Fault): Promise<Outcome> {
  const first = await checkedOutcome(served, trace);
  return after === 'double' ? checkedOutcome(served, trace) : first;
}

async function checkedOutcome(served: Served, trace: Trace): Promise<Outcome> {
  const { operation } = served;
  const outcome = await normalOutcome(served, trace);
  if (outcome.status === DRIFT) return outcome;
  const [media = ''] = outcome.contentType.split(';');
  const drift = operation.checkAnswer(outcome.status, media, outcome.said);
  return drift === undefined ? worded(served, outcome) : drifted(operation, drift, trace);
}

/** Returns a good answer in the response variant of this browser. */
function worded({ c, operation, world }: Served, outcome: Outcome): Outcome {
  const { extras, clothing } = world.dialects.of(c);
  if (outcome.status !== 200 || outcome.said === undefined) return outcome;
  const said = literalAnswer(operation, outcome.said, extras);
  return json(200, clothing ? dress(clothing, c.req.path, said) : said);
}

/** Reads the request for the list of calls. Never fails: the handler reads it again and refuses an unreadable one. */
async function askedBy(c: Context): Promise<unknown> {
  const query = c.req.query();
  const body = await readRequest(c).then(
    (request) => request.body,
    () => '(unreadable)',
  );
  return { ...(Object.keys(query).length > 0 && { query }), ...(body !== undefined && { body }) };
}

async function normalOutcome(served: Served, trace: Trace): Promise<Outcome> {
  const { c, operation, handler, world } = served;
  try {
    const request = await readRequest(c);
    const signedIn = await personOfBearer(world, request.bearer, operation.id);
    trace.personKey = signedIn?.key;
    if (signedIn === undefined && !operation.isOpen) throw signedOut();
    const dialect = world.dialects.of(c);
    const unknown = refusedAsUnnamed(operation, request, dialect.extras);
    if (unknown !== undefined) return refusedByTable(operation, unknown, trace);
    const drift = operation.checkRequest(request);
    if (drift !== undefined) return drifted(operation, drift, trace);
    const call: Call = { ...request, signedIn, dialect };
    const answered = await handler(call, world);
    return answered instanceof Download
      ? { status: 200, contentType: answered.contentType, body: new Uint8Array(answered.bytes) }
      : json(200, answered);
  } catch (error) {
    if (error instanceof Refused) return json(error.status, error.body);
    console.error(operation.id, error);
    return json(500, {
      data: { msg: '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.' },
    });
  }
}

function drifted(operation: Operation, drift: string, trace: Trace): Outcome {
  trace.drift = drift;
  console.error(`contract: ${operation.id}: ${drift}`);
  return json(DRIFT, { msg: `contract drift in ${operation.id}: ${drift}` });
}

/** Refuses a request with an unlisted name, as a backend does that knows the tables only. Source: A-76. */
function refusedByTable(operation: Operation, why: string, trace: Trace): Outcome {
  trace.drift = why;
  console.error(`literal: ${operation.id}: ${why}`);
  return json(400, { data: { msg: '요청을 읽을 수 없습니다.' } });
}
