/** @jsxImportSource hono/jsx */
import { FramePage } from '@shared/delivery/console/frame/FramePage';
import type { Child } from 'hono/jsx';

const places = [
  ['people', '/sandbox/', '사람'],
  ['applications', '/sandbox/applications', '신청'],
  ['cancellations', '/sandbox/cancellations', '해지'],
  ['transfers', '/sandbox/transfers', '양도'],
  ['links', '/sandbox/links', '가입 링크'],
  ['coupons', '/sandbox/coupons', '쿠폰'],
  ['outcomes', '/sandbox/outcomes', '결과'],
  ['clock', '/sandbox/clock', '시계'],
  ['faults', '/sandbox/faults', '오류'],
  ['calls', '/sandbox/calls', '호출'],
  ['delivery', '/sandbox/delivery', '배포'],
] as const;

/** Other addresses of the pages: by their name, in the singular, and with a slash at the end. */
export const nearAddresses: ReadonlyMap<string, string> = new Map(
  places.flatMap(([place, href]) =>
    [place, place.replace(/s$/, '')]
      .flatMap((name) => [`/sandbox/${name}`, `/sandbox/${name}/`])
      .filter((near) => near !== href)
      .map((near) => [near, href] as const),
  ),
);

type Place = (typeof places)[number][0];

export type Frame = {
  /** Time in Korea. */
  now: string;
  isMoved: boolean;
  waiting: Partial<Record<Place, number>>;
  /** The person and the device of this browser, and the outcomes that were chosen in advance. */
  phone: readonly string[];
  /** Confirmation of the last action, or the reason why it failed. */
  done: string | undefined;
  wrong: string | undefined;
};

type Props = { at: Place; title: string; lead: string; frame: Frame; children?: Child };

/** A page of the staff console. Every action is a form, and the script only adds convenience. Source: SBX-006. */
export const ConsolePage = ({ at, title, lead, frame, children }: Props) => (
  <FramePage
    console="ServiceCare+ 샌드박스"
    title={title}
    lead={lead}
    style="/sandbox/style.css"
    script="/sandbox/console.js"
    aside={<a href="/sandbox/clock">{frame.isMoved ? `⏱ ${frame.now}` : frame.now}</a>}
    about={
      <p class="about">
        <a href="/app/">앱 열기</a>
        <a href="/app/?qa">버전 골라 열기</a>
        {frame.phone.join(' · ')}
        <a href="/sandbox/report">보고</a>
      </p>
    }
    rows={[
      {
        name: '콘솔',
        links: places.map(([place, href, text]) => ({
          href,
          text,
          isHere: place === at,
          count: frame.waiting[place],
        })),
      },
    ]}
    done={frame.done}
    wrong={frame.wrong}
  >
    {children}
  </FramePage>
);
