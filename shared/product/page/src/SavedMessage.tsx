import { centrePhone, contactHours } from '@shared/copy/contact';
import { useSession } from '@shared/session';
import { Button } from '@shared/ui/Button';
import { Notice } from '@shared/ui/Notice';
import type { Saved } from './save-document';

type Props = {
  /** Word for the document. It ends without a final consonant, for example '확인서'. */
  word: string;
  /** Result of the last attempt. Nothing is shown before the first click. */
  saved: Saved | undefined;
  /** Opens the share sheet for the loaded document, if the phone has one. */
  share: (() => Promise<void>) | undefined;
};

/** Shows what happened to the document. If that is not known, offers other ways to save it. Source: GUIDE-009, LAW-006. */
export function SavedMessage({ word, saved, share }: Props) {
  return (
    <div role="status">
      {saved === 'saved' && <p>{word}를 저장했어요.</p>}
      {saved === 'shared' && <p>{word}를 넘겼어요. 선택한 앱에서 확인해 주세요.</p>}
      {saved === 'closed' && <p>저장하지 않고 닫았어요. 필요하면 다시 저장해 주세요.</p>}
      {saved === 'downloading' && (
        <p>다운로드를 시작했어요. 파일이 보이지 않으면 다시 저장해 주세요.</p>
      )}
      {saved === 'unsure' && <OtherWays word={word} share={share} />}
    </div>
  );
}

function OtherWays({ word, share }: Pick<Props, 'word' | 'share'>) {
  const { inApp, env } = useSession();
  const phone = centrePhone(env?.tell);
  return (
    <Notice tone="warn" title={`${word}가 저장되지 않았을 수 있어요`}>
      <p>
        이 앱에서는 파일 저장이 안 될 수 있어요. 저장된 파일이 없으면{' '}
        {!inApp && '메뉴에서 브라우저로 이 화면을 열어 저장하거나, '}고객센터{phone && ` ${phone}`}(
        {contactHours})에 요청해 주세요.
      </p>
      {share && (
        <Button variant="quiet" onClick={() => void share()}>
          다른 앱으로 보내기
        </Button>
      )}
    </Notice>
  );
}
