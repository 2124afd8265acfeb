/** @jsxImportSource hono/jsx */
import {
  Badge,
  Button,
  Card,
  Choice,
  Empty,
  TextField,
  Tick,
} from '@shared/delivery/console/frame/controls';
import { appNames } from '@shared/routes/apps';
import { afterNames, type Fault, SLOW_MS } from '../../faults';
import { type RemoteFault, remoteFaultNames } from '../../site/remote-fault';
import { ActionForm } from '../ActionForm';
import { BackendCard } from '../backend/BackendCard';
import type { Show } from '../ConsolePage';
import { saidOf } from './fault-actions';

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
export const faultsPage: Show = async ({ faults, operations, dialects, remoteFaults }, c) => ({
  at: 'faults',
  title: '오류 · Faults',
  lead: '호출이나 리모트에 오류를 넣습니다.',
  body: (
    <>
      <Active active={faults.list()} />
      <h2 id="new">호출 오류 추가</h2>
      <CallFault operations={operations()} chosen={c.req.query('operation')} />
      <h2 id="backend">백엔드</h2>
      <BackendCard dialect={dialects.usual()} back={back} />
      <h2>리모트 오류</h2>
      <div class="grid">
        {appNames.map((app) => (
          <RemoteCard key={app} app={app} fault={remoteFaults.get(app)} />
        ))}
      </div>
    </>
  ),
});

function RemoteCard({ app, fault }: { app: string; fault: RemoteFault | undefined }) {
  return (
    <Card
      level={3}
      label={app}
      title={app}
      aside={
        <Badge tone={fault ? 'bad' : 'good'}>{fault ? remoteFaultNames[fault] : '정상'}</Badge>
      }
    >
      <ActionForm action="remote-fault" back={back} given={{ app }} className="split">
        <Button name="kind" value="none">
          정상
        </Button>
        {Object.entries(remoteFaultNames).map(([kind, name]) => (
          <Button key={kind} name="kind" value={kind} title={kind}>
            {name}
          </Button>
        ))}
      </ActionForm>
    </Card>
  );
}

function Active({ active }: { active: readonly Fault[] }) {
  if (active.length === 0) return <Empty>켜진 호출 오류가 없습니다.</Empty>;
  return (
    <>
      <div class="grid">
        {active.map((fault) => (
          <Card
            key={fault.operationId}
            title={fault.operationId === '*' ? '모든 호출' : fault.operationId}
            aside={<Badge tone="bad">{saidOf(fault)}</Badge>}
          >
            {fault.message && <p>{fault.message}</p>}
            <ActionForm action="clear-fault" back={back} given={{ operation: fault.operationId }}>
              <Button>끄기</Button>
            </ActionForm>
          </Card>
        ))}
      </div>
      <ActionForm action="clear-fault" back={back}>
        <Button tone="danger">모두 끄기</Button>
      </ActionForm>
    </>
  );
}

type CallFaultProps = { operations: readonly string[]; chosen: string | undefined };

function CallFault({ operations, chosen }: CallFaultProps) {
  return (
    <Card>
      <ActionForm action="fault" back={back} className="stack">
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
          <TextField
            label="지연 (ms)"
            name="delay"
            inputmode="numeric"
            pattern="[0-9]*"
            placeholder="0"
            list="delays"
          >
            <datalist id="delays">
              <option value={String(SLOW_MS)}>느린 응답 (20초)</option>
            </datalist>
          </TextField>
          <Choice
            label="처리한 뒤"
            name="after"
            options={[['', '그대로 응답'], ...Object.entries(afterNames)]}
          />
          <TextField label="메시지" name="message" placeholder="data.msg" />
        </div>
        <div class="row">
          <Tick name="hang" label="응답 없음" />
          <Tick name="broken" label="깨진 응답" />
          <Tick name="once" label="한 번만" />
        </div>
        <Button tone="primary">오류 켜기</Button>
      </ActionForm>
    </Card>
  );
}
