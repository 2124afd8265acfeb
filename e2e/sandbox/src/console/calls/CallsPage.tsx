/** @jsxImportSource hono/jsx */
import type { LoggedRequest, SandboxEvent } from '../../log';
import { ActionForm } from '../ActionForm';
import { ConsolePage, type Frame } from '../ConsolePage';
import { koreanTime } from '../clock/clock-actions';
import type { ClientEvent } from './client-events';

type Props = {
  calls: readonly LoggedRequest[];
  events: readonly SandboxEvent[];
  clientEvents: readonly ClientEvent[];
  frame: Frame;
};

const SHOWN = 120;

/** What the app asked and what happened, the latest first. The list reads itself again while it is looked at. */
export function CallsPage({ calls, events, clientEvents, frame }: Props) {
  return (
    <ConsolePage
      at="calls"
      title="호출 · Calls"
      lead="본문과 쿼리는 개인정보 때문에 남기지 않습니다."
      frame={frame}
    >
      <div data-live>
        {calls.length === 0 ? <p class="empty">아직 호출이 없습니다.</p> : <Calls calls={calls} />}
        <h2>화면이 알린 것 · Client events</h2>
        {clientEvents.length === 0 ? (
          <p class="empty">아직 없습니다.</p>
        ) : (
          <Told events={clientEvents} />
        )}
        <h2>사건 · Events</h2>
        {events.length === 0 ? <p class="empty">아직 없습니다.</p> : <Events events={events} />}
      </div>
      <h2>기록 지우기</h2>
      <ActionForm action="clear-calls" back="/sandbox/calls">
        <button type="submit">호출 기록 지우기</button>
      </ActionForm>
    </ConsolePage>
  );
}

function Calls({ calls }: { calls: readonly LoggedRequest[] }) {
  return (
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>시각</th>
            <th>호출</th>
            <th>상태</th>
            <th>ms</th>
            <th>사람</th>
          </tr>
        </thead>
        <tbody>
          {calls.slice(0, SHOWN).map((call) => (
            <tr key={call.number}>
              <td>{koreanTime(new Date(call.at)).slice(11)}</td>
              <td>
                <code>{`${call.method} ${call.path}`}</code>
                <Note call={call} />
              </td>
              <td>
                <span class={`tag ${toneOf(call.status)}`}>{call.status}</span>
              </td>
              <td>{call.milliseconds}</td>
              <td>{call.personKey ?? '-'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What was odd about a call: a fault put in its way, a broken contract. */
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

const toneOf = (status: number): string =>
  status < 400 ? 'good' : status === 409 || status === 401 ? 'warn' : 'bad';
