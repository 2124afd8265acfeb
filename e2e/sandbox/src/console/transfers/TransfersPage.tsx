/** @jsxImportSource hono/jsx */
import { Badge, Button, Card, Choice, Empty, Facts } from '@shared/delivery/console/frame/controls';
import { ActionForm } from '../ActionForm';
import type { Show } from '../ConsolePage';

const ACTIVE = 20;

/** Lists filed transfers, and sells a car so that another transfer becomes possible. */
export const transfersPage: Show = async (world) => {
  const transfers = await world.transfers.list();
  const subscriptions = await world.applications.list();
  const people = await world.people.list();
  return {
    at: 'transfers',
    title: '양도 · Transfers',
    lead: '새 소유자가 앱에서 알림을 확인하면 완료됩니다.',
    body: (
      <>
        <Card title="차량 팔기">
          <p>
            이용 중인 멤버십의 차량을 다른 사람에게 팝니다. 그 사람이 앱에서 양도를 신청할 수
            있습니다.
          </p>
          <ActionForm action="sell-car" back="/sandbox/transfers" className="row">
            <Choice
              label="멤버십"
              name="id"
              options={subscriptions
                .filter(({ state }) => state === ACTIVE)
                .map(({ id, title, plate, person }) => [
                  id,
                  [person.name, title, plate].filter(Boolean).join(' · '),
                ])}
            />
            <Choice
              label="새 소유자"
              name="to"
              options={people.map(({ key, name }) => [key, `${name} (${key})`])}
            />
            <Button>팔기</Button>
          </ActionForm>
        </Card>
        {transfers.length === 0 && <Empty>양도 신청이 없습니다.</Empty>}
        <div class="grid">
          {transfers.map((transfer) => (
            <Card
              key={transfer.subscriptionId}
              as="article"
              title={transfer.title}
              aside={
                <Badge tone={transfer.state === 0 ? 'warn' : 'good'}>
                  {transfer.state === 0 ? '확인 전' : '완료'}
                </Badge>
              }
            >
              <Facts
                rows={[
                  ['양도인', transfer.from],
                  ['양수인', transfer.to],
                  ['차대번호', transfer.vin],
                  ['신청일', transfer.on],
                ]}
              />
            </Card>
          ))}
        </div>
      </>
    ),
  };
};
