/** @jsxImportSource hono/jsx */
import type { MetricName } from '@shared/telemetry/table';
import { slowFrom, type Vital } from '../collector/read';
import { Empty } from './frame/controls';
import { whole } from './numbers';
import { type Frame, Page } from './Page';

type Props = { channel: string; vitals: readonly Vital[]; frame: Frame };

const metricNames: Readonly<Record<MetricName, string>> = {
  'mfe.meaningful': '첫 화면',
  'browser.web_vital.lcp': 'LCP',
  'browser.web_vital.inp': 'INP',
  'browser.web_vital.cls': 'CLS',
};

export function SpeedPage({ channel, vitals, frame }: Props) {
  const screens = [...new Set(vitals.map(({ screen }) => screen))].sort();
  return (
    <Page
      title={`${channel} 속도`}
      lead="지난 하루, 방문 넷 중 셋이 이 안에 들어와요."
      frame={frame}
    >
      {screens.length === 0 && <Empty>아직 잰 것이 없어요.</Empty>}
      {screens.map((screen) => (
        <section key={screen} aria-label={screen || '모름'}>
          <h2>{screen || '모름'}</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">버전</th>
                <th scope="col">지표</th>
                <th scope="col">p75</th>
                <th scope="col">느림</th>
              </tr>
            </thead>
            <tbody>
              {vitals
                .filter((one) => one.screen === screen)
                .map((one) => (
                  <Row key={`${one.app} ${one.version} ${one.metric}`} vital={one} />
                ))}
            </tbody>
          </table>
        </section>
      ))}
    </Page>
  );
}

function Row({ vital: { app, version, metric, p75, told } }: { vital: Vital }) {
  const bound = slowFrom[metric];
  return (
    <tr>
      <th scope="row">{`${app}@${version}`}</th>
      <td>{`${metricNames[metric]} (${whole(told)}번)`}</td>
      <td class={p75 > bound ? 'over' : ''}>
        {p75 > bound ? `${shown(metric, p75)} 느려요` : shown(metric, p75)}
      </td>
      <td>{shown(metric, bound)}</td>
    </tr>
  );
}

const shown = (metric: MetricName, value: number): string =>
  metric === 'browser.web_vital.cls' ? value.toFixed(2) : `${whole(value)} ms`;
