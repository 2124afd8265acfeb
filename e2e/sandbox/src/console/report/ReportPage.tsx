/** @jsxImportSource hono/jsx */
import { Button } from '@shared/delivery/console/frame/controls';
import { versionsIn } from '@shared/delivery/store/releases';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { accountCookie } from '../../addresses';
import type { ConsoleWorld } from '../action';
import type { Show } from '../ConsolePage';
import { deviceOf } from '../people/open';
import { leftOut, scenarioOf, situationOf } from '../people/situation';
import { reportText } from './report-text';

export const reportPage: Show = async (world, c) => ({
  at: 'calls',
  title: '보고 · Report',
  lead: '실행 중인 버전, 이 휴대폰, 마지막 호출 50개와 똑같이 다시 여는 주소입니다. 개인정보는 없습니다.',
  body: (
    <>
      <p class="row">
        <Button tone="primary" type="button" hidden data-copy-text="report">
          보고 복사
        </Button>
      </p>
      <section id="report" aria-label="보고">
        <pre>{await reportOf(world, c)}</pre>
      </section>
    </>
  ),
});

async function reportOf(services: ConsoleWorld, c: Context): Promise<string> {
  const { channel, accounts, clock, requestLog, clientEvents } = services;
  const release = await channel.release();
  const person = await accounts.personOf(getCookie(c, accountCookie));
  const situation = situationOf(c, services, clock.now());
  return reportText({
    origin: new URL(c.req.url).origin,
    now: clock.now(),
    person: person?.key,
    device: deviceOf(c),
    scenario: scenarioOf(situation, person?.key ?? '', deviceOf(c)),
    leftOut: leftOut(situation),
    release: release?.id ?? 'development',
    versions: release ? versionsIn(release) : {},
    calls: requestLog.list(),
    clientEvents: clientEvents.list(),
    userAgent: c.req.header('user-agent') ?? '',
  });
}
