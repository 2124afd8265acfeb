import type { TransferNotice as Notice } from '@shared/api/transfer';
import { settings } from '@shared/config/settings';
import { legalDocuments } from '@shared/copy/legal';
import { textOn } from '@shared/copy/legal-text';
import { formatDay } from '@shared/domain/format';
import { openPopup, PopupFrame } from '@shared/popup';
import { today } from '@shared/session';
import { LegalBody } from '@shared/terms/LegalBody';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';
import { Points } from '@shared/ui/Points';
import { Stack } from '@shared/ui/Stack';
import { periodText } from '../status/period';
import { transferNotes } from './transfer-notes.copy';
import { useMembershipName } from './use-membership-name';

type Props = { notice: Notice; onAnswer: (isConfirmed: boolean) => void };

/** Shows the notice that the receiver of a membership confirms. Source: TRANS-007, 011…013; SHELL-022. */
function TransferNotice({ notice, onAnswer }: Props) {
  const membership = useMembershipName(notice.membership);
  return (
    <PopupFrame
      title="양도받은 멤버십을 확인해 주세요"
      onClose={() => onAnswer(false)}
      footer={
        <Button block onClick={() => onAnswer(true)}>
          확인했어요
        </Button>
      }
    >
      <Stack gap={5}>
        <Card tone="deep">
          <Facts
            rows={[
              { label: '멤버십', value: membership },
              { label: '차량번호', value: notice.plate || '-' },
              { label: '차대번호', value: notice.vin },
              { label: '이용 기간', value: periodText(notice) },
              { label: '양도 회원', value: notice.name || '-' },
              { label: '양도일', value: notice.on ? formatDay(notice.on) : '-' },
            ]}
          />
        </Card>
        <Points items={transferNotes(settings, notice).map((text) => ({ icon: 'info', text }))} />
        <section
          aria-label="양도 약관 본문"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard
          tabIndex={0}
        >
          <LegalBody text={textOn(legalDocuments.escalation, today())} />
        </section>
      </Stack>
    </PopupFrame>
  );
}

/** Opens the notice. Returns true only when the receiver confirms. */
export async function showTransferNotice(notice: Notice): Promise<boolean> {
  const answer = await openPopup<boolean>(
    (close) => <TransferNotice notice={notice} onAnswer={close} />,
    { label: '멤버십 양도 안내', kind: 'full' },
  );
  return answer === true;
}
