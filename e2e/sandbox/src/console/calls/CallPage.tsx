/** @jsxImportSource hono/jsx */
import { Badge, ButtonLink, Card, Empty, Facts } from '@shared/delivery/console/frame/controls';
import type { Show } from '../ConsolePage';
import { koreanTime } from '../clock/clock-actions';
import { backWith } from '../said-back';
import { toneOf } from './CallsPage';

export const callPage: Show = async ({ requestLog }, c) => {
  const number = Number(c.req.param('number'));
  const call = requestLog.list().find((one) => one.number === number);
  if (call === undefined)
    return backWith(c, '/sandbox/calls', { wrong: '이 호출은 더 이상 기록에 없습니다.' });
  const { operationId, personKey, fault, drift, asked, answered } = call;
  const facts = [
    [
      '상태',
      <Badge key="status" tone={toneOf(call)}>
        {call.status}
      </Badge>,
    ],
    ['걸린 시간', `${call.milliseconds}ms`],
    ['시각', koreanTime(new Date(call.at))],
    ['사람', personKey ?? '방문자'],
    ['넣은 오류', fault ? '있음' : '없음'],
    ['계약', drift ? `위반: ${drift}` : '지킴'],
  ] as const;
  return {
    at: 'calls',
    title: operationId ?? call.path,
    lead: `${call.method} ${call.path}`,
    body: (
      <>
        <Card label="결과">
          <Facts rows={facts} />
          <div class="split roomy">
            {operationId && (
              <ButtonLink href={`/sandbox/faults?operation=${operationId}#new`}>
                이 호출에 오류 넣기
              </ButtonLink>
            )}
            <ButtonLink href="/sandbox/calls">모든 호출</ButtonLink>
          </div>
        </Card>
        <Body title="요청" text={asked} />
        <Body title="응답" text={answered} />
      </>
    ),
  };
};

function Body({ title, text }: { title: string; text: string }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {text === '' ? (
        <Empty>내용이 없습니다.</Empty>
      ) : (
        <pre>
          <code>{text}</code>
        </pre>
      )}
    </section>
  );
}
