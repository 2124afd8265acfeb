/** @jsxImportSource hono/jsx */
import {
  Badge,
  Button,
  Choice,
  Empty,
  TextField,
  type Tone,
} from '@shared/delivery/console/frame/controls';
import type { Child } from 'hono/jsx';
import type { LoggedRequest } from '../../log';
import { ActionForm } from '../ActionForm';
import type { Show } from '../ConsolePage';
import { koreanTime } from '../clock/clock-actions';

const SHOWN = 120;
const EVENTS = 60;
const kinds = [
  ['all', '모두'],
  ['failed', '실패만'],
  ['drift', '계약 위반만'],
] as const;

export const callsPage: Show = async ({ requestLog, events, clientEvents }, c) => {
  const { q: words = '', only = 'all', after = '0' } = c.req.query();
  const calls = foundCalls(requestLog.list(), { words, only, after: Number(after) || 0 });
  const happened = await events.list(EVENTS);
  return {
    at: 'calls',
    title: '호출 · Calls',
    lead: '새 호출은 저절로 나타납니다. 토큰은 지우고 개인정보는 가려서 보여 줍니다.',
    body: (
      <>
        <search>
          <form class="row" method="get" action="/sandbox/calls">
            <TextField
              label="찾기"
              type="search"
              name="q"
              value={words}
              placeholder="호출, 주소, 상태, 사람 (예: createSubsc 409)"
            />
            <Choice label="보기" name="only" options={kinds} chosen={only} />
            <Button>찾기</Button>
          </form>
        </search>
        <Calls calls={calls} />
        <Empty data-none hidden={calls.length > 0}>
          아직 이런 호출이 없습니다. 앱을 열면 여기에 나타납니다.
        </Empty>
        <div data-live class="stack">
          <h2>화면이 알린 것 · Client events</h2>
          <Table
            rows={clientEvents
              .list()
              .map(({ at, kind, said }) => [koreanTime(new Date(at)).slice(11), kind, said])}
          />
          <h2>사건 · Events</h2>
          <Table
            rows={happened.map(({ id, at, kind, subject, said }) => [
              koreanTime(new Date(at)).slice(5),
              kind,
              <code key={id}>{subject}</code>,
              said,
            ])}
          />
        </div>
        <h2>기록 지우기</h2>
        <ActionForm action="clear-calls" back="/sandbox/calls">
          <Button>호출 기록 지우기</Button>
        </ActionForm>
      </>
    ),
  };
};

/** Returns the calls of the chosen kind that match all words and are later than `after`, latest first. */
function foundCalls(
  calls: readonly LoggedRequest[],
  { words, only, after }: { words: string; only: string; after: number },
): LoggedRequest[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return calls.filter((call) => {
    const { method, path, operationId, status, personKey } = call;
    const text = [method, path, operationId, status, personKey].join(' ').toLowerCase();
    return (
      call.number > after &&
      (only !== 'failed' || isFailed(call)) &&
      (only !== 'drift' || call.drift !== undefined) &&
      wanted.every((word) => text.includes(word))
    );
  });
}

/**
 * Lists the calls. The script of the page adds new calls on top and removes nothing that has focus or is being read.
 */
function Calls({ calls }: { calls: readonly LoggedRequest[] }) {
  return (
    <ol class="calls" aria-label="호출" data-calls>
      {calls.slice(0, SHOWN).map((call) => (
        <li key={call.number} data-number={call.number}>
          <a href={`/sandbox/calls/${call.number}`}>
            <Badge tone={toneOf(call)}>{call.status}</Badge>
            <b>{call.operationId ?? call.path}</b>
            <small>
              {[
                koreanTime(new Date(call.at)).slice(11),
                `${call.milliseconds}ms`,
                call.personKey ?? '방문자',
              ].join(' · ')}
            </small>
            <code>{`${call.method} ${call.path}`}</code>
            <Note call={call} />
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Shows what is unusual about a call: an injected fault or a broken contract. */
function Note({ call: { fault, drift } }: { call: LoggedRequest }) {
  const notes = [fault ? '넣은 오류' : undefined, drift && `계약 위반: ${drift}`].filter(Boolean);
  return notes.length === 0 ? null : <small class="odd">{notes.join(' · ')}</small>;
}

/** Lists rows, the last cell of each as wide as possible. */
function Table({ rows }: { rows: readonly (readonly Child[])[] }) {
  if (rows.length === 0) return <Empty>아직 없습니다.</Empty>;
  return (
    <div class="scroll">
      <table>
        <tbody>
          {rows.map((cells) => (
            <tr key={String(cells)}>
              {cells.map((cell, place) => (
                <td key={String(cell)} class={place === cells.length - 1 ? 'wide' : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isFailed = ({ status, drift }: LoggedRequest): boolean =>
  status >= 400 || drift !== undefined;

export const toneOf = (call: LoggedRequest): Tone => {
  if (!isFailed(call)) return 'good';
  return call.status === 409 || call.status === 401 ? 'warn' : 'bad';
};
