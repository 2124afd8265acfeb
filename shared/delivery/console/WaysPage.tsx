/** @jsxImportSource hono/jsx */
import { funnels } from '@shared/telemetry/funnel';
import type { KnownStep } from '../collector/read';
import { Empty } from './frame/controls';
import { percent, whole } from './numbers';
import { type Frame, Page } from './Page';

type Props = { channel: string; steps: readonly KnownStep[]; frame: Frame };

const wayNames: Readonly<Record<keyof typeof funnels, string>> = {
  apply: '가입',
  extension: '연장',
  solicitation: '가입 요청',
  revoke: '해지',
  transfer: '양도',
};

export function WaysPage({ channel, steps, frame }: Props) {
  const ways = Object.entries(wayNames).flatMap(([funnel, name]) => {
    const own = steps.filter((one) => one.funnel === funnel);
    const versions = [...new Set(own.map(({ app, version }) => `${app}@${version}`))];
    return versions.map((version) => ({
      funnel,
      name: `${name} · ${version}`,
      own: own.filter((one) => `${one.app}@${one.version}` === version),
    }));
  });
  return (
    <Page
      title={`${channel} 흐름`}
      lead="지난 하루, 단계마다 몇 번 왔는지와 거기서 무엇이 막았는지예요."
      frame={frame}
    >
      {ways.length === 0 && <Empty>아직 지나간 사람이 없어요.</Empty>}
      {ways.map(({ funnel, name, own }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <Way names={namesOf(funnel)} steps={own} />
        </section>
      ))}
    </Page>
  );
}

const namesOf = (funnel: string): readonly string[] =>
  Object.entries(funnels).find(([name]) => name === funnel)?.[1] ?? [];

function Way({ names, steps }: { names: readonly string[]; steps: readonly KnownStep[] }) {
  const reached = (step: string) =>
    steps.filter((one) => one.step === step && one.ended === 'none').reduce(sum, 0);
  const first = Math.max(1, reached(names[0] ?? ''));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">단계</th>
          <th scope="col">도착</th>
          <th scope="col">막힘</th>
        </tr>
      </thead>
      <tbody>
        {names.map((step) => (
          <tr key={step}>
            <th scope="row">{step}</th>
            <td>{`${whole(reached(step))} (${percent(reached(step) / first)})`}</td>
            <td>
              {steps
                .filter((one) => one.step === step && one.ended !== 'none')
                .map(({ ended, told }) => `${ended} ${whole(told)}`)
                .join(', ') || '없음'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const sum = (all: number, { told }: KnownStep) => all + told;
