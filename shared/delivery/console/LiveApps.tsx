/** @jsxImportSource hono/jsx */
import type { AppName } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import { askFor } from './ask';
import type { ChannelView } from './channel-view';
import { Badge, ButtonLink, Card, Facts } from './frame/controls';
import { koreanTime } from './korean-time';

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
    <Card
      title={`${app} ${version}`}
      level={3}
      label={app}
      aside={
        <>
          {isOff && <Badge tone="bad">꺼짐</Badge>}
          {mark && <Badge tone="bad">불량</Badge>}
        </>
      }
    >
      <Facts
        rows={[
          ['언제부터', entry ? koreanTime(entry.at) : '오래전'],
          ['누가', entry?.by ?? '모름'],
          ['대신 쓸 버전', known ?? '없음'],
        ]}
      />
      {entry?.why && <p>{entry.why}</p>}
      {mark && <p>{`불량 표시: ${mark.by} (${mark.why})`}</p>}
      <div class="row">
        <ButtonLink href={askFor(channel, 'rollback', app)}>{`${app} 되돌리기`}</ButtonLink>
        {app !== 'host' && (
          <ButtonLink href={askFor(channel, isOff ? 'enable' : 'disable', app)}>
            {isOff ? `${app} 켜기` : `${app} 끄기`}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
