/** @jsxImportSource hono/jsx */
import { Badge, Button, Card, TextField } from '@shared/delivery/console/frame/controls';
import { ActionForm } from '../ActionForm';
import type { Show } from '../ConsolePage';
import { koreanTime } from './clock-actions';

const back = '/sandbox/clock';
const steps = [1, 7, 14, 30, 365] as const;

/** Shows and sets the time that all parts of the sandbox use. Source: SBX-008. */
export const clockPage: Show = async ({ clock }) => {
  const now = koreanTime(clock.now());
  const isFrozen = clock.isFrozen();
  return {
    at: 'clock',
    title: '시계 · Clock',
    lead: '한국 시각입니다. 가입, 해지, 연장, 환불의 날짜가 이 시계를 따릅니다.',
    body: (
      <Card
        title={<span class="now">{now}</span>}
        aside={<Badge tone={isFrozen ? 'warn' : 'good'}>{isFrozen ? '멈춤' : '흐르는 중'}</Badge>}
      >
        <div class="split">
          {steps.map((days) => (
            <ActionForm key={days} action="clock" back={back} given={{ days }}>
              <Button>{`+${days}일`}</Button>
            </ActionForm>
          ))}
        </div>
        <ActionForm action="clock" back={back} className="row">
          <TextField
            label="시각 지정"
            type="datetime-local"
            name="set"
            required
            value={now.slice(0, 16).replace(' ', 'T')}
          />
          <Button tone="primary">이동</Button>
          <Button name="freeze" value="on">
            이동하고 멈춤
          </Button>
        </ActionForm>
        <ActionForm action="clock" back={back} given={{ reset: 'on' }}>
          <Button>실제 시각으로</Button>
        </ActionForm>
      </Card>
    ),
  };
};
