/** @jsxImportSource hono/jsx */
import type { AppName, RemoteName } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import { askFor } from './ask-links';
import type { ChannelView } from './channel-view';
import { koreanTime } from './korean-time';

/** Shows the live version of each app, with a link to roll it back. */
export const LiveApps = ({ view }: { view: ChannelView }) => (
  <div class="grid">
    {appNames.toSorted().map((app) => (
      <LiveApp key={app} app={app} view={view} />
    ))}
  </div>
);

function LiveApp({ app, view }: { app: AppName; view: ChannelView }) {
  const { channel, state, live, since, bad } = view;
  const version = live.stable.versions[app];
  const known = app === 'host' ? undefined : live.stable.lkg[app];
  const isOff = state.disabled.some((off) => off === app);
  const mark = bad[`${app}@${version}`];
  const entry = since[app];
  return (
    <section class="card" aria-label={app}>
      <div class="head">
        <h3>{`${app} ${version}`}</h3>
        {isOff && <span class="tag bad">꺼짐</span>}
        {mark && <span class="tag bad">불량</span>}
      </div>
      <dl>
        <dt>언제부터</dt>
        <dd>{entry ? koreanTime(entry.at) : '오래전'}</dd>
        {entry && (
          <>
            <dt>누가</dt>
            <dd>{entry.by}</dd>
          </>
        )}
        {known && (
          <>
            <dt>대신 쓸 버전</dt>
            <dd>{known}</dd>
          </>
        )}
      </dl>
      {entry?.why && <p>{entry.why}</p>}
      {mark && <p>{`불량 표시: ${mark.by} (${mark.why})`}</p>}
      <div class="row">
        <a class="button" href={askFor(channel, 'rollback', app)}>
          {`${app} 되돌리기`}
        </a>
        {app !== 'host' && <Switch channel={channel} app={app} isOff={isOff} />}
      </div>
    </section>
  );
}

const Switch = ({ channel, app, isOff }: { channel: string; app: RemoteName; isOff: boolean }) => (
  <a class="button" href={askFor(channel, isOff ? 'enable' : 'disable', app)}>
    {isOff ? `${app} 켜기` : `${app} 끄기`}
  </a>
);
