import { backendExtras, extraNames } from '@shared/config/backend-extras';
import type { CallResult } from './conform';

type Line = {
  call: string;
  path: string;
  state: 'matches' | 'refused' | 'DEVIATES' | 'not asked';
  status: number | null;
  reach: string;
  cors: string;
  cache: string;
  contract: string;
  missing: readonly string[];
  otherType: readonly string[];
  unknown: readonly string[];
  needs: string;
};

type ExtraLine = { extension: string; state: 'yes' | 'no' | 'not known'; gain: string };

export type Report = {
  backend: string;
  conforms: boolean;
  summary: string;
  calls: readonly Line[];
  extensions: readonly ExtraLine[];
};

/** Returns the report of a run. It has names, types and counts, and no value of an answer. */
export function reportOf(
  backend: string,
  results: readonly CallResult[],
  { ignoreUnknown = false } = {},
): Report {
  const calls = results.map((result) => lineOf(result, ignoreUnknown));
  const count = (state: Line['state']) => calls.filter((line) => line.state === state).length;
  const deviating = count('DEVIATES');
  const answered = count('matches') + count('refused');
  return {
    backend: new URL(backend).origin,
    conforms: deviating === 0 && answered > 0,
    summary: `${answered} calls match the contract (${count('refused')} of them refused), ${deviating} deviate, ${count('not asked')} were not asked.`,
    calls,
    extensions: extraNames.map((extension) => ({
      extension,
      state: extraState(extension, results),
      gain: backendExtras[extension].gain,
    })),
  };
}

function lineOf({ call, judgement, needs }: CallResult, ignoreUnknown: boolean): Line {
  const { status = undefined, faults = [], deviations = [] } = judgement ?? {};
  const said = (aspect: string) =>
    faults
      .filter((fault) => fault.aspect === aspect)
      .map(({ sentence }) => sentence)
      .join('; ');
  const places = (kind: string) =>
    deviations
      .filter((deviation) => deviation.kind === kind)
      .map(({ place, detail }) => (detail ? `${place} ${detail}` : place));
  const counting = deviations.filter(({ kind }) => !(ignoreUnknown && kind === 'unknown'));
  const isWrong = faults.length > 0 || counting.length > 0;
  const answered = status === 200 ? 'matches' : 'refused';
  return {
    call: call.id,
    path: `${call.method} ${call.path}`,
    state: judgement === undefined ? 'not asked' : isWrong ? 'DEVIATES' : answered,
    status: status ?? null,
    reach: said('reach'),
    cors: said('cors'),
    cache: said('cache'),
    contract: [said('status'), said('contract')].filter(Boolean).join('; '),
    missing: places('missing'),
    otherType: places('type'),
    unknown: places('unknown'),
    needs,
  };
}

/** An extension is seen in an answer; a call that was answered without it does not have it. */
function extraState(name: string, results: readonly CallResult[]): ExtraLine['state'] {
  const able = results.filter(({ call }) => call.extras.includes(name));
  if (able.some(({ judgement }) => judgement?.extras.has(name))) return 'yes';
  return able.some(({ judgement }) => judgement?.status === 200) ? 'no' : 'not known';
}

export function markdownOf({ backend, summary, calls, extensions }: Report): string {
  const rows = calls.map((line) => {
    const faults = [
      line.reach && `not reachable: ${line.reach}`,
      line.contract,
      line.cors && `CORS: ${line.cors}`,
      line.cache,
      listed('missing', line.missing),
      listed('other type', line.otherType),
      listed('unknown', line.unknown),
      line.needs && `needs ${line.needs}`,
    ].filter(Boolean);
    return `| ${line.call} | ${line.path} | ${line.status ?? '–'} | ${line.state} | ${cell(faults.join('; '))} |`;
  });
  return [
    '# Does the backend match the contract?\n',
    `Backend: ${backend}\n`,
    `${summary}\n`,
    '| Call | Request | Status | Result | Differences |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '\n## Optional extensions\n',
    '"Not known" is an extension of a call that was not asked, or one that only a changing call shows.\n',
    '| Extension | Supported | Gain |',
    '| --- | --- | --- |',
    ...extensions.map(
      ({ extension, state, gain }) => `| ${extension} | ${state} | ${cell(gain)} |`,
    ),
    '',
  ].join('\n');
}

const listed = (word: string, places: readonly string[]): string =>
  places.length > 0 ? `${word}: ${places.join(', ')}` : '';
const cell = (text: string): string => text.replaceAll('|', '\\|');
