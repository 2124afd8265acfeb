import { messages } from '@shared/copy/popup';
import { type Agreement, type TermAnswers, termsOf } from '@shared/domain/required-terms';
import { TermsConsent } from '@shared/terms/TermsConsent';
import { useTerms } from '@shared/terms/use-terms';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { Notes } from '@shared/ui/Notes';
import { Page } from '@shared/ui/Page';
import { useMarked } from '../flow/use-marked';

type Props = { earlier: TermAnswers; back: () => void; onNext: (agreement: Agreement) => void };

/** Asks for the terms of an application. Source: APPLY-004, 005; TERMS-002…014; CONST-019. */
export function TermsForm({ earlier, back, onNext }: Props) {
  const terms = useTerms(termsOf('application'), earlier);
  const marks = useMarked<'terms'>();
  const next = () =>
    terms.problem === undefined ? onNext(terms) : void marks.tell('terms', messages[terms.problem]);
  return (
    <Page
      title="약관에 동의해 주세요"
      lead="내용을 확인하고 필요한 항목에 동의해 주세요."
      back={back}
    >
      <TermsConsent terms={terms} why={marks.why('terms')} />
      <Notes items={['선택 항목에 동의하지 않아도 가입할 수 있어요.']} />
      <BottomBar>
        <Button block onClick={next}>
          다음
        </Button>
      </BottomBar>
    </Page>
  );
}
