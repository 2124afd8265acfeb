/** @jsxImportSource hono/jsx */
import {
  Badge,
  Button,
  Choice,
  Empty,
  TextField,
  type Tone,
} from '@shared/delivery/console/frame/controls';
import type { LoggedRequest, SandboxEvent } from '../../log';
import { ActionForm } from '../ActionForm';
import { ConsolePage, type Frame } from '../ConsolePage';
import { koreanTime } from '../clock/clock-actions';
import type { ClientEvent } from './client-events';
import { type AskedCalls, isFailed } from './found-calls';

type Props = {
  calls: readonly LoggedRequest[];
  asked: AskedCalls;
  events: readonly SandboxEvent[];
  clientEvents: readonly ClientEvent[];
  frame: Frame;
};

const SHOWN = 120;
const kinds = [
  ['all', '모두'],
  ['failed', '실패만'],
  ['drift', '계약 위반만'],
] as const;

export function CallsPage({ calls, asked, events, clientEvents, frame }: Props) {
  return (
    <ConsolePage
      at="calls"
      title="호출 · Calls"
      lead="새 호출은 저절로 나타납니다. 토큰은 지우고 개인정보는 가려서 보여 줍니다."
      frame={frame}
    >
      <search>
        <form class="row" method="get" action="/sandbox/calls">
          <TextField
            label="찾기"
            type="search"
            name="q"
            value={asked.words}
            placeholder="호출, 주소, 상태, 사람 (예: createSubsc 409)"
          />
          <Choice label="보기" name="only" options={kinds} chosen={asked.only} />
          <Button>찾기</Button>
        </form>
      </search>
      <Calls calls={calls} />
      <Empty data-none hidden={calls.length > 0}>
        아직 이런 호출이 없습니다. 앱을 열면 여기에 나타납니다.
      </Empty>
      <div data-live class="stack">
        <h2>화면이 알린 것 · Client events</h2>
        {clientEvents.length === 0 ? <Empty>아직 없습니다.</Empty> : <Told events={clientEvents} />}
        <h2>사건 · Events</h2>
        {events.length === 0 ? <Empty>아직 없습니다.</Empty> : <Events events={events} />}
      </div>
      <h2>기록 지우기</h2>
      <ActionForm action="clear-calls" back="/sandbox/calls">
        <Button>호출 기록 지우기</Button>
      </ActionForm>
    </ConsolePage>
  );
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

function Told({ events }: { events: readonly ClientEvent[] }) {
  return (
    <div class="scroll">
      <table>
        <tbody>
          {events.map(({ at, kind, said }) => (
            <tr key={`${at} ${kind} ${said}`}>
              <td>{koreanTime(new Date(at)).slice(11)}</td>
              <td>{kind}</td>
              <td class="wide">{said}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Events({ events }: { events: readonly SandboxEvent[] }) {
  return (
    <div class="scroll">
      <table>
        <tbody>
          {events.map(({ id, at, kind, subject, said }) => (
            <tr key={id}>
              <td>{koreanTime(new Date(at)).slice(5)}</td>
              <td>{kind}</td>
              <td>
                <code>{subject}</code>
              </td>
              <td class="wide">{said}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const toneOf = (call: LoggedRequest): Tone => {
  if (!isFailed(call)) return 'good';
  return call.status === 409 || call.status === 401 ? 'warn' : 'bad';
};
