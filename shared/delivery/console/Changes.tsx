/** @jsxImportSource hono/jsx */
import type { Entry } from '../store/channels';
import { askFor } from './ask-links';
import { ButtonLink, Card } from './frame/controls';
import { koreanTime } from './korean-time';

type Props = { channel: string; changes: readonly Entry[]; hasMore: boolean };

export const Changes = ({ channel, changes, hasMore }: Props) => (
  <>
    <ol class="stack" aria-label="변경 기록">
      {changes.map((entry, place) => (
        <Change key={entry.state.change} channel={channel} entry={entry} isLast={place === 0} />
      ))}
    </ol>
    {hasMore && (
      <div class="row">
        <ButtonLink href={`${channel}?changes=${changes.length * 2}`}>이전 변경 더 보기</ButtonLink>
      </div>
    )}
  </>
);

function Change({ channel, entry, isLast }: { channel: string; entry: Entry; isLast: boolean }) {
  const { state, at, by, did, why, identity, signed } = entry;
  return (
    <Card as="li" title={`${state.seq}. ${did}`} level={3} aside={<span>{koreanTime(at)}</span>}>
      {why && <div>{why}</div>}
      <p>
        {[by, identity && `${identity.issuer} 확인`, signed && `${signed.team} 팀 서명`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {!isLast && (
        <div class="row">
          <ButtonLink href={askFor(channel, 'rollback', String(state.seq))}>
            {`변경 ${state.seq}로 되돌리기`}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
