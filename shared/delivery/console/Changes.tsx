/** @jsxImportSource hono/jsx */
import type { Entry } from '../store/channels';
import { askFor } from './ask-links';
import { koreanTime } from './korean-time';

type Props = { channel: string; changes: readonly Entry[]; hasMore: boolean };

/** Lists the changes with author and reason, newest first. */
export const Changes = ({ channel, changes, hasMore }: Props) => (
  <>
    <ol class="changes" aria-label="변경 기록">
      {changes.map((entry, place) => (
        <li key={entry.state.change} class="card">
          <Change channel={channel} entry={entry} isLast={place === 0} />
        </li>
      ))}
    </ol>
    {hasMore && (
      <a class="button" href={`${channel}?changes=${changes.length * 2}`}>
        이전 변경 더 보기
      </a>
    )}
  </>
);

function Change({ channel, entry, isLast }: { channel: string; entry: Entry; isLast: boolean }) {
  const { state, at, by, did, why, identity, signed } = entry;
  return (
    <>
      <div class="head">
        <h3>{`${state.seq}. ${did}`}</h3>
        <span>{koreanTime(at)}</span>
      </div>
      {why && <p class="why">{why}</p>}
      <p>
        {[by, identity && `${identity.issuer} 확인`, signed && `${signed.team} 팀 서명`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {!isLast && (
        <a class="button" href={askFor(channel, 'rollback', String(state.seq))}>
          {`변경 ${state.seq}로 되돌리기`}
        </a>
      )}
    </>
  );
}
