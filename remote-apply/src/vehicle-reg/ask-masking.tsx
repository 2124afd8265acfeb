import { messages } from '@shared/copy/popup';
import { termLabel } from '@shared/copy/terms';
import {
  type Term,
  type TermAnswers,
  termAnswers,
  termsOf,
  tickAll,
} from '@shared/domain/required-terms';
import { Finder } from '@shared/photo/Finder';
import { RegistrationDrawing } from '@shared/photo/RegistrationDrawing';
import { openPopup, PopupFrame } from '@shared/popup';
import { Button } from '@shared/ui/Button';
import { Stack } from '@shared/ui/Stack';
import { TermsList } from '@shared/ui/TermsList';
import { useState } from 'react';
import { useMarked } from '../flow/use-marked';

/**
 * Asks for consent to the masking notice. Returns the agreed terms, or `undefined` when the customer closes it. `submit` is
 * the text of its button. Source: APPLY-008, A-19.
 */
export const askMasking = (submit: string): Promise<TermAnswers | undefined> =>
  openPopup<TermAnswers>((close) => <MaskingNotice submit={submit} onAgree={close} />, {
    label: '주민등록번호 가림 안내',
    kind: 'sheet',
    dismissible: true,
  });

type Props = { submit: string; onAgree: (answers: TermAnswers) => void };

/**
 * Asks the customer to cover the second half of the resident number before the photo. One required checkbox covers both
 * terms.
 */
function MaskingNotice({ submit, onAgree }: Props) {
  const [terms, setTerms] = useState(() => termsOf('masking'));
  const marks = useMarked<'terms'>();
  const why = marks.why('terms');
  const agree = () => {
    if (terms.some(isMissing)) void marks.tell('terms', messages['masking-unchecked']);
    else onAgree(termAnswers(terms));
  };
  return (
    <PopupFrame
      title="촬영 전에 꼭 가려 주세요"
      footer={
        <Button block onClick={agree}>
          {submit}
        </Button>
      }
    >
      <Stack gap={5}>
        <Finder>
          <RegistrationDrawing />
        </Finder>
        <p>
          등록증에 적힌 <strong>주민등록번호 뒷자리</strong>를 가린 뒤 촬영해 주세요. 가리지 않은
          사진은 접수되지 않아요.
        </p>
        <TermsList
          items={terms
            .filter(({ required }) => required)
            .map((term) => ({ ...term, label: termLabel[term.key] }))}
          wrong={why === undefined ? undefined : { key: terms.find(isMissing)?.key, why }}
          onToggle={(_, checked) => setTerms(tickAll(terms, checked))}
        />
      </Stack>
    </PopupFrame>
  );
}

const isMissing = ({ required, checked }: Term) => required && !checked;
