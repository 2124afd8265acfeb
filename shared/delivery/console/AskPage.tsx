/** @jsxImportSource hono/jsx */
import { actionNamed } from './actions';
import type { Asked, Prospect } from './ask';
import { type Frame, Page } from './Page';

type Props = { asked: Asked; prospect: Prospect; frame: Frame };

/** Asks for confirmation before a change and shows what the change would do. */
export function AskPage({ asked, prospect, frame }: Props) {
  const { channel, action, of } = asked;
  const title = titleOf(asked);
  if ('refused' in prospect)
    return <RefusedPage title={title} channel={channel} why={prospect.refused} frame={frame} />;
  return (
    <Page title={title} frame={frame}>
      <p class="lead">{`${channel}에서 이렇게 바뀌어요.`}</p>
      <section aria-label="바뀌는 것">
        <pre lang="en">{prospect.lines.join('\n')}</pre>
      </section>
      <form method="post" action={`${channel}/do/${action}`} class="card">
        <input type="hidden" name="of" value={of} />
        <input type="hidden" name="expected" value={prospect.expected} />
        <label>
          이유
          <input name="why" required maxlength={200} autocomplete="off" />
        </label>
        <p>{`${frame.name} 이름으로 기록돼요.`}</p>
        <div class="row">
          <button type="submit" class="main">
            {actionNamed(action)?.button}
          </button>
          <a class="button" href={channel}>
            그만두기
          </a>
        </div>
      </form>
    </Page>
  );
}

export const titleOf = ({ action, of }: Asked): string => actionNamed(action)?.title(of) ?? action;

type Refused = { title: string; channel: string; why: string; frame: Frame };

/** Says that nothing was changed, and why. */
export const RefusedPage = ({ title, channel, why, frame }: Refused) => (
  <Page title={title} frame={frame}>
    <div class="said wrong" role="alert">
      <p>아무것도 바뀌지 않았어요.</p>
      <pre lang="en">{why}</pre>
    </div>
    <a class="button" href={channel}>
      {`${channel} 다시 보기`}
    </a>
  </Page>
);
