import { SaveButton } from '@shared/page/SaveButton';
import { openPopup, PopupFrame } from '@shared/popup';
import { Button } from '@shared/ui/Button';
import { Facts } from '@shared/ui/Facts';
import { Stack } from '@shared/ui/Stack';
import {
  acknowledgementDocument,
  acknowledgementRows,
  acknowledgementSentence,
  type Withdrawn,
} from './acknowledgement.copy';

type Props = { withdrawn: Withdrawn; onClose: () => void };

/** Shows date, time and content of a withdrawal, and saves them. Source: LAW-006. */
function Acknowledgement({ withdrawn, onClose }: Props) {
  return (
    <PopupFrame
      title="청약철회가 접수됐어요"
      footer={
        <Button block onClick={onClose}>
          확인
        </Button>
      }
    >
      <Stack gap={4}>
        <Facts rows={acknowledgementRows(withdrawn)} />
        <p>{acknowledgementSentence(withdrawn.subscription)}</p>
        <SaveButton
          name="ServiceCare+ 청약철회.html"
          word="접수 확인서"
          label="접수 확인서 저장"
          load={() => documentOf(withdrawn)}
        />
      </Stack>
    </PopupFrame>
  );
}

async function documentOf(withdrawn: Withdrawn): Promise<Blob> {
  const { htmlOf } = await import('@shared/copy/html-document');
  return new Blob([htmlOf(acknowledgementDocument(withdrawn))], { type: 'text/html' });
}

/** Shows the acknowledgement until the customer closes it. */
export async function showAcknowledgement(withdrawn: Withdrawn): Promise<void> {
  await openPopup<never>(
    (close) => <Acknowledgement withdrawn={withdrawn} onClose={() => close(undefined)} />,
    { label: '청약철회 접수', kind: 'sheet' },
  );
}
