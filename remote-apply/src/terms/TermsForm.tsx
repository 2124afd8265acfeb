import { messages } from '@shared/copy/popup';
import {
  type Agreement,
  type TermAnswers,
  type TermList,
  type TermVersions,
  termsOf,
} from '@shared/domain/required-terms';
import { TermsConsent } from '@shared/terms/TermsConsent';
import { useTerms } from '@shared/terms/use-terms';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { Notes } from '@shared/ui/Notes';
import { Page } from '@shared/ui/Page';
import { useMarked } from '../flow/use-marked';

type Props = {
  title: string;
  lead: string;
  list: TermList;
  /** Answers that the application has already, and the editions of their texts. */
  answers: TermAnswers | undefined;
  versions: TermVersions | undefined;
  notes?: readonly string[];
  back: () => void;
  onNext: (agreement: Agreement) => void;
  busy?: boolean;
};

/** Asks for the terms of one page. Source: APPLY-004, 005; TERMS-002…014; CONST-019. */
export function TermsForm({ list, answers, versions, notes = [], onNext, busy, ...page }: Props) {
  const terms = useTerms(termsOf(list), answers, versions);
  const marks = useMarked<'terms'>();
  const next = () =>
    terms.problem === undefined ? onNext(terms) : void marks.tell('terms', messages[terms.problem]);
  return (
    <Page {...page}>
      <TermsConsent terms={terms} why={marks.why('terms')} />
      <Notes items={[...notes, '선택 항목에 동의하지 않아도 가입할 수 있어요.']} />
      <BottomBar>
        <Button block busy={busy} onClick={next}>
          다음
        </Button>
      </BottomBar>
    </Page>
  );
}
