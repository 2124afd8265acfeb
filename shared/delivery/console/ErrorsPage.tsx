/** @jsxImportSource hono/jsx */
import type { FaultView, Line } from './fault-view';
import { Empty, Facts } from './frame/controls';
import { koreanTime } from './korean-time';
import { whole } from './numbers';
import { type Frame, Page } from './Page';

type Props = { channel: string; faults: readonly FaultView[]; frame: Frame };

export function ErrorsPage({ channel, faults, frame }: Props) {
  const versions = [...new Set(faults.map(nameOf))].sort();
  return (
    <Page title={`${channel} 오류`} lead="지난 하루 동안 휴대폰이 알린 오류예요." frame={frame}>
      {versions.length === 0 && <Empty>알려진 오류가 없어요.</Empty>}
      {versions.map((version) => (
        <section key={version} aria-label={version}>
          <h2>{version}</h2>
          {faults
            .filter((one) => nameOf(one) === version)
            .map((one) => (
              <OneFault key={`${one.fault.type} ${one.fault.frames}`} view={one} />
            ))}
        </section>
      ))}
    </Page>
  );
}

const nameOf = ({ fault }: FaultView) => `${fault.app}@${fault.version}`;

function OneFault({ view: { fault, lines, owner } }: { view: FaultView }) {
  const { type, kind, screen, told, first, last, frames } = fault;
  return (
    <details class="Card-card Card-plain">
      <summary>{`${type} · ${whole(told)}번 · ${koreanTime(last)}`}</summary>
      <Facts
        rows={[
          ['종류', kind],
          ['화면', screen || '모름'],
          ['처음', koreanTime(first)],
          ['마지막', koreanTime(last)],
          ['담당', owner],
        ]}
      />
      {lines.length > 0 ? (
        <ol class="lines" aria-label="코드 위치">
          {lines.map((line) => (
            <OneLine key={line.frame} line={line} />
          ))}
        </ol>
      ) : (
        frames && <pre>{frames}</pre>
      )}
    </details>
  );
}

function OneLine({ line: { frame, place } }: { line: Line }) {
  if (!place)
    return (
      <li>
        <code>{frame}</code>
      </li>
    );
  const { source, line, name, commit, note } = place;
  return (
    <li>
      <code>{`${source}:${line}${name === undefined ? '' : ` ${name}`}`}</code>
      <p>{`${commit} ${note}`}</p>
    </li>
  );
}
