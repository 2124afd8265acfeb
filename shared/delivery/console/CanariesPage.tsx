/** @jsxImportSource hono/jsx */
import type { CanaryView } from '../judge/act';
import { boundsOf } from '../judge/bounds';
import { totals } from '../judge/counts';
import { evidenceOfDay, type Question, questions, RAISE_ERROR } from '../judge/verdict';
import { askFor } from './ask';
import { EvidencePicture } from './EvidencePicture';
import { ButtonLink, Empty, Notice } from './frame/controls';
import { koreanTime } from './korean-time';
import { percent, rateOf, whole } from './numbers';
import { type Frame, Page } from './Page';

const questionNames: Readonly<Record<Question, string>> = {
  failed: '시작 못 함',
  replaced: '이전 버전으로 대신함',
  erred: '오류 남',
  silent: '소식 없음',
  slow: '느림',
  'broken off': '중간에 끊김',
};

type Props = { channel: string; views: readonly CanaryView[]; frame: Frame };

export const CanariesPage = ({ channel, views, frame }: Props) => (
  <Page title={`${channel} 카나리`} frame={frame}>
    {views.length === 0 && <Empty>지금은 카나리가 없어요.</Empty>}
    {views.map((view) => (
      <OneCanary key={view.running.canary.id} channel={channel} view={view} />
    ))}
  </Page>
);

const verdicts = { stop: '중지해야 해요', raise: '더 넓혀도 돼요', wait: '더 지켜봐요' } as const;

function OneCanary({ channel, view }: { channel: string; view: CanaryView }) {
  const { running, names, verdict, why, day, limit, acts } = view;
  const { app, live, tried, began, canary } = running;
  const evidence = evidenceOfDay(day);
  const last = evidence.at(-1) ?? 1;
  return (
    <section aria-label={`카나리 ${names.join(', ')}`}>
      <h2>{`${names.join(', ')} · 기기의 ${canary.percent} %`}</h2>
      <Notice tone={verdict.do === 'stop' ? 'bad' : 'good'}>
        {`${verdicts[verdict.do]} · ${acts ? '자동으로 해요' : '자동으로 하지는 않아요'}`}
      </Notice>
      <p class="quiet" lang="en">
        {why}
      </p>
      <p class="quiet">{`${koreanTime(began)}부터, 모두의 ${app} ${live}와 비교해요.`}</p>
      <EvidencePicture
        label={`나쁘다는 증거: 지금 ${odds(last)}, 가장 컸을 때 ${odds(Math.max(1, ...evidence))}, ${odds(limit)}에서 중지`}
        evidence={evidence}
        limit={limit}
      />
      <p class="quiet">{`나쁘다는 증거 ${odds(last)} · 점선 ${odds(limit)}에서 중지해요.`}</p>
      <Rates view={view} tried={tried} />
      <div class="row">
        <ButtonLink tone="danger" href={askFor(channel, 'abort', app)}>
          {`카나리 중지: ${app}`}
        </ButtonLink>
      </div>
    </section>
  );
}

const odds = (value: number) => `${value >= 10 ? whole(value) : value.toFixed(1)} : 1`;

function Rates({ view: { running, day }, tried }: { view: CanaryView; tried: string }) {
  const rows = questions.map((question) => {
    const { live, canary } = totals(day[question] ?? []);
    const rate = (of: typeof live): Rate => ({ ...boundsOf(of, RAISE_ERROR), seen: rateOf(of) });
    return { question, live, canary, liveRate: rate(live), canaryRate: rate(canary) };
  });
  return (
    <table>
      <caption>오늘 방문 중 몇 번인지, 위가 모두의 버전이고 아래가 카나리예요</caption>
      <thead>
        <tr>
          <th scope="col">질문</th>
          <th scope="col">{running.live}</th>
          <th scope="col">{tried}</th>
        </tr>
      </thead>
      {rows.map(({ question, live, canary, liveRate, canaryRate }) => (
        <tbody key={question}>
          <tr>
            <th scope="row">{questionNames[question]}</th>
            <td>{numbers(live, liveRate)}</td>
            <td>{numbers(canary, canaryRate)}</td>
          </tr>
          <tr>
            <td colspan={3}>
              <RatePicture
                label={`${questionNames[question]}: 모두 ${between(liveRate)}, 카나리 ${between(canaryRate)}`}
                live={liveRate}
                canary={canaryRate}
              />
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

const numbers = ({ visits, failed }: { visits: number; failed: number }, { seen }: Rate) =>
  `${whole(failed)} / ${whole(visits)} (${percent(seen)})`;

const between = ({ low, high }: Rate) => `${percent(low)}에서 ${percent(high)} 사이`;

type Rate = { low: number; seen: number; high: number };

type PictureProps = { label: string; live: Rate; canary: Rate };

/** Smallest upper end of the scale. Pictures of rates below 2 % share one scale, so that small rates look small. */
const LEAST = 0.02;

/** Draws the confidence bounds of two rates: the live version above, the canary below. */
function RatePicture({ label, live, canary }: PictureProps) {
  const most = Math.max(LEAST, live.seen, canary.seen) * 1.5;
  return (
    <svg
      class="rates"
      viewBox="0 0 100 18"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <Bar rate={live} top={2} most={most} kind="live" />
      <Bar rate={canary} top={11} most={most} kind="canary" />
    </svg>
  );
}

type Drawn = { rate: Rate; top: number; most: number; kind: 'live' | 'canary' };

function Bar({ rate: { low, seen, high }, top, most, kind }: Drawn) {
  const at = (rate: number) => Math.min(100, (100 * rate) / most);
  return (
    <>
      <rect class="ground" x="0" y={top} width="100" height="5" />
      <rect class={kind} x={at(low)} y={top} width={Math.max(0.5, at(high) - at(low))} height="5" />
      <rect class="seen" x={Math.min(99.2, at(seen))} y={top - 1} width="0.8" height="7" />
    </>
  );
}
