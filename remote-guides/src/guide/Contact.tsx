import { contactSentence } from '@shared/copy/contact';
import { useSession } from '@shared/session';
import { Notes } from '@shared/ui/Notes';

type Props = { notes?: readonly string[] };

/** Shows small print and the contact. Source: CONST-018. */
export function Contact({ notes = [] }: Props) {
  const { env } = useSession();
  return <Notes items={[...notes, `궁금한 점은 ${contactSentence(env?.tell)}로 문의해 주세요.`]} />;
}
