/** @jsxImportSource hono/jsx */
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { WrongUse } from '../cli/command';
import { channelIn } from '../cli/words';
import { channelNames } from '../store/channels';
import { NotThere } from '../store/objects';
import { actionNamed } from './actions';
import { type Asked, type Desk, decidingOnce, type Prospect, prospectOf } from './ask';
import { ChannelPage } from './ChannelPage';
import { channelView } from './channel-view';
import { Button, ButtonLink, Card, Notice, TextField } from './frame/controls';
import { frameFiles } from './frame/files';
import { strictPages } from './frame/strict-pages';
import { type Env, letIn, unkept } from './guard';
import { type Frame, Page, type Place } from './Page';
import { type Told, toldRoutes } from './told-routes';

export type Options = {
  desk: Desk;
  /** Lets people in. Without it the console answers only on its own machine. */
  token: string | undefined;
  told: Omit<Told, 'store'>;
  /** Author of changes when the console asks for no token. */
  by: string;
  /** Path at which the console is mounted, with a slash at its end. */
  base?: string;
};

const CHANGES = 20;
const MOST_CHANGES = 1000;
const MOST_BYTES = 10_000;

/**
 * The app that serves the console. GET requests change nothing. Each change runs a command after a confirmation page.
 */
export function deliveryConsole({ desk, token, told, by, base = '/' }: Options): Hono<Env> {
  const { store } = desk;
  const decide = decidingOnce(desk);
  const app = new Hono<Env>();
  app.use(strictPages(), unkept, ...letIn(token, by), bodyLimit({ maxSize: MOST_BYTES }));
  app.route('/', frameFiles(desk.root, 'shared/delivery/console/style.css'));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    const isNowhere = error instanceof NotThere || error instanceof WrongUse;
    if (!isNowhere) console.error(error);
    return c.text(isNowhere ? error.message : 'broken: its log says how', isNowhere ? 404 : 500);
  });

  const frameOf = async (c: Context<Env>, at?: Place): Promise<Frame> => {
    const channel = c.req.param('channel');
    const channels = (await channelNames(store)).toSorted();
    const { name } = c.var;
    return { base, name, channels, ...(channel && { channel }), ...(at && { at }) };
  };

  app.get('/', async (c) => {
    const names = await channelNames(store);
    const first = names.includes('production') ? 'production' : names[0];
    return first
      ? c.redirect(`${base}${first}`)
      : c.text(`nothing is live yet in ${store.where}`, 404);
  });

  app.get('/:channel', async (c) => {
    const channel = channelIn(c.req.param('channel'));
    const count = Math.min(MOST_CHANGES, Number(c.req.query('changes')) || CHANGES);
    const view = await channelView(store, channel, count);
    const done = Number(c.req.query('done') ?? Number.NaN);
    return c.html(page(<ChannelPage view={view} done={done} frame={await frameOf(c, 'live')} />));
  });

  app.route('/', toldRoutes({ store, ...told }, frameOf));

  app.get('/:channel/ask/:action', async (c) => {
    const { channel, action } = c.req.param();
    const asked: Asked = { channel: channelIn(channel), action, of: c.req.query('of') ?? '' };
    const prospect = await prospectOf(desk, asked);
    const frame = await frameOf(c);
    const asking = <AskPage asked={asked} prospect={prospect} frame={frame} />;
    return c.html(page(asking), 'refused' in prospect ? 409 : 200);
  });

  app.post('/:channel/do/:action', async (c) => {
    const { action } = c.req.param();
    const fields = await c.req.parseBody();
    const text = (name: string) => String(fields[name] ?? '').trim();
    const channel = channelIn(c.req.param('channel'));
    const asked: Asked = { channel, action, of: text('of') };
    const decided = { by: c.var.name, why: text('why'), expected: text('expected') };
    const press = text('press');
    const outcome = [decided.why, decided.expected, press].includes('')
      ? { refused: 'say why' }
      : await decide(press, asked, decided);
    if ('seq' in outcome) return c.redirect(`${base}${channel}?done=${outcome.seq}`, 303);
    const shown = { title: titleOf(asked), channel, why: outcome.refused, frame: await frameOf(c) };
    return c.html(page(<RefusedPage {...shown} />), 409);
  });
  return app;
}

const page = (markup: { toString(): string }) => `<!doctype html>${markup}`;

type Props = { asked: Asked; prospect: Prospect; frame: Frame };

function AskPage({ asked, prospect, frame }: Props) {
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
          <input type="hidden" name="press" value={crypto.randomUUID()} />
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

const titleOf = ({ action, of }: Asked): string => actionNamed(action)?.title(of) ?? action;

type Refused = { title: string; channel: string; why: string; frame: Frame };

const RefusedPage = ({ title, channel, why, frame }: Refused) => (
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
