import type { Solicitation } from '@shared/api/solicitation';
import { messages } from '@shared/copy/popup';
import { type Agreement, solicitationTerms, withAnswers } from '@shared/domain/required-terms';
import { isNonMember, solicitationProblem } from '@shared/domain/solicitation';
import type { Press } from '@shared/payment/use-press-once';
import { TermsConsent } from '@shared/terms/TermsConsent';
import { useTerms } from '@shared/terms/use-terms';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { useMarked } from '../flow/use-marked';
import type { IdentityFlow } from '../identity/use-identity';
import { IdentityCheck } from './IdentityCheck';

type Props = {
  offer: Solicitation;
  identity: IdentityFlow;
  /** Sends the agreement. Shows its own message when sending fails. */
  agree: Press<[Agreement]>;
};

/** Step 1: shows the recipient and asks for the agreement. Source: SOLIC-005, 006; VALID-038…040. */
export function AgreeStep({ offer, identity, agree }: Props) {
  const listed = solicitationTerms(offer.package?.group === 'POWER TRAIN');
  const terms = useTerms(listed);
  const nonMember = isNonMember(offer);
  const marks = useMarked<'terms' | 'identity'>();

  const submit = async () => {
    const problem = solicitationProblem({
      nonMember,
      selfAuthenticated: offer.selfAuthenticated,
      terms: withAnswers(listed, terms.answers),
    });
    if (problem !== undefined) {
      await marks.tell(
        problem === 'NEED_SUBSC_SELF_AUTH_CHECK' ? 'identity' : 'terms',
        messages[problem],
      );
      return;
    }
    await agree.run(terms);
  };

  return (
    <>
      {nonMember && (
        <IdentityCheck
          isDone={offer.selfAuthenticated}
          identity={identity}
          why={marks.why('identity')}
        />
      )}
      <Card title="약관 동의">
        <TermsConsent terms={terms} why={marks.why('terms')} />
      </Card>
      <BottomBar>
        <Button block busy={agree.isBusy} onClick={() => void submit()}>
          동의하고 신청하기
        </Button>
      </BottomBar>
    </>
  );
}
