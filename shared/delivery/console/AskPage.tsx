/** @jsxImportSource hono/jsx */
import { actionNamed } from './actions';
import type { Asked, Prospect } from './ask';
import { Button, ButtonLink, Card, Notice, TextField } from './frame/controls';
import { type Frame, Page } from './Page';

type Props = { asked: Asked; prospect: Prospect; frame: Frame };

export function AskPage({ asked, prospect, frame }: Props) {
  const { channel, action, of } = asked;
  const title = titleOf(asked);
  if ('refused' in prospect)
    return <RefusedPage title={title} channel={channel} why={prospect.refused} frame={frame} />;
  return (
    <Page title={title} lead={`${channel}에서 이렇게 바뀌어요.`} frame={frame}>
      <section aria-label="바뀌는 것">
        <pre lang="en">{prospect.lines.join('\n')}</pre>
      </section>
      <form method="post" action={`${channel}/do/${action}`}>
        <Card>
          <input type="hidden" name="of" value={of} />
          <input type="hidden" name="expected" value={prospect.expected} />
          <TextField label="이유" name="why" required maxlength={200} autocomplete="off" />
          <p>{`${frame.name} 이름으로 기록돼요.`}</p>
          <div class="row">
            <Button tone="primary">{actionNamed(action)?.button}</Button>
            <ButtonLink href={channel}>그만두기</ButtonLink>
          </div>
        </Card>
      </form>
    </Page>
  );
}

export const titleOf = ({ action, of }: Asked): string => actionNamed(action)?.title(of) ?? action;

type Refused = { title: string; channel: string; why: string; frame: Frame };

export const RefusedPage = ({ title, channel, why, frame }: Refused) => (
  <Page title={title} frame={frame}>
    <Notice tone="bad" role="alert">
      <p>아무것도 바뀌지 않았어요.</p>
      <pre lang="en">{why}</pre>
    </Notice>
    <div class="row">
      <ButtonLink href={channel}>{`${channel} 다시 보기`}</ButtonLink>
    </div>
  </Page>
);
