/** @jsxImportSource hono/jsx */
import { appNames } from '@shared/routes/apps';
import { afterAnswers, type Fault, SLOW_MS } from '../../faults';
import type { Dialect } from '../../literal/dialect';
import type { Services } from '../../services/create-services';
import { type RemoteFault, remoteFaults as remoteKinds } from '../../site/remote-fault';
import { ActionForm } from '../ActionForm';
import { BackendCard } from '../backend/BackendCard';
import { Choice } from '../Choice';
import { ConsolePage, type Frame } from '../ConsolePage';
import { afterNames, saidOf } from './fault-actions';
import { remoteFaultNames } from './remote-fault-names';

type Props = {
  operations: readonly string[];
  active: readonly Fault[];
  remotes: Services['remoteFaults'];
  dialect: Dialect;
  /** Call that is preselected. */
  chosen: string | undefined;
  frame: Frame;
};

const back = '/sandbox/faults';
const NOTHING = ['', '없음'] as const;
const statuses = [400, 401, 403, 409, 500] as const;
const statusCodes = [
  [5030, 'GO_OAS 차량 등록'],
  [5031, 'GO_SCP 가입하기'],
  [5021, '카드사 오류'],
  [5020, '가입 생성 실패'],
  [5015, '판매사 없음'],
  [5011, '이미 가입'],
] as const;

/** Lists faults that staff can switch on. Source: SBX-005. */
export function FaultsPage({ operations, active, remotes, dialect, chosen, frame }: Props) {
  return (
    <ConsolePage
      at="faults"
      title="오류 · Faults"
      lead="호출이나 리모트에 오류를 넣습니다."
      frame={frame}
    >
      <Active active={active} />
      <h2 id="new">호출 오류 추가</h2>
      <CallFault operations={operations} chosen={chosen} />
      <h2 id="backend">백엔드</h2>
      <BackendCard dialect={dialect} back={back} />
      <h2>리모트 오류</h2>
      <div class="grid">
        {appNames.map((app) => (
          <RemoteCard key={app} app={app} fault={remotes.get(app)} />
        ))}
      </div>
    </ConsolePage>
  );
}

function RemoteCard({ app, fault }: { app: string; fault: RemoteFault | undefined }) {
  return (
    <section class="card" aria-label={app}>
      <div class="head">
        <h3>{app}</h3>
        <span class={`tag ${fault ? 'bad' : 'good'}`}>
          {fault ? remoteFaultNames[fault] : '정상'}
        </span>
      </div>
      <ActionForm action="remote-fault" back={back} given={{ app }} className="split">
        <button type="submit" name="kind" value="none">
          정상
        </button>
        {remoteKinds.map((kind) => (
          <button key={kind} type="submit" name="kind" value={kind} title={kind}>
            {remoteFaultNames[kind]}
          </button>
        ))}
      </ActionForm>
    </section>
  );
}

function Active({ active }: { active: readonly Fault[] }) {
  if (active.length === 0) return <p class="empty">켜진 호출 오류가 없습니다.</p>;
  return (
    <section class="grid">
      {active.map((fault) => (
        <div class="card" key={fault.operationId}>
          <div class="head">
            <h2>{fault.operationId === '*' ? '모든 호출' : fault.operationId}</h2>
            <span class="tag bad">{saidOf(fault)}</span>
          </div>
          {fault.message && <p>{fault.message}</p>}
          <ActionForm action="clear-fault" back={back} given={{ operation: fault.operationId }}>
            <button type="submit">끄기</button>
          </ActionForm>
        </div>
      ))}
      <ActionForm action="clear-fault" back={back}>
        <button type="submit" class="bad">
          모두 끄기
        </button>
      </ActionForm>
    </section>
  );
}

function CallFault({ operations, chosen }: Pick<Props, 'operations' | 'chosen'>) {
  return (
    <ActionForm action="fault" back={back} className="card">
      <div class="row">
        <Choice
          label="호출"
          name="operation"
          chosen={chosen}
          options={[...operations.map((one) => [one, one] as const), ['*', '* 모든 호출']]}
        />
        <Choice
          label="HTTP 상태"
          name="status"
          options={[NOTHING, ...statuses.map((status) => [status, status] as const)]}
        />
        <Choice
          label="status_code"
          name="status_code"
          options={[
            NOTHING,
            ...statusCodes.map(([code, name]) => [code, `${code} ${name}`] as const),
          ]}
        />
        <Choice
          label="code"
          name="code"
          options={[NOTHING, ['GO_OAS', 'GO_OAS'], ['GO_SCP', 'GO_SCP']]}
        />
        <label>
          지연 (ms)
          <input name="delay" inputmode="numeric" pattern="[0-9]*" placeholder="0" list="delays" />
          <datalist id="delays">
            <option value={String(SLOW_MS)}>느린 응답 (20초)</option>
          </datalist>
        </label>
        <Choice
          label="처리한 뒤"
          name="after"
          options={[
            ['', '그대로 응답'],
            ...afterAnswers.map((after) => [after, afterNames[after]] as const),
          ]}
        />
        <label>
          메시지
          <input name="message" placeholder="data.msg" />
        </label>
      </div>
      <div class="row">
        <Box name="hang" label="응답 없음" />
        <Box name="broken" label="깨진 응답" />
        <Box name="once" label="한 번만" />
      </div>
      <button type="submit" class="main">
        오류 켜기
      </button>
    </ActionForm>
  );
}

const Box = ({ name, label }: { name: string; label: string }) => (
  <label class="box">
    <input type="checkbox" name={name} />
    {label}
  </label>
);
