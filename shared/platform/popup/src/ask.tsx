import { appOnly } from '@shared/text/app-only';
import { Button } from '@shared/ui/Button';
import { ButtonLink } from '@shared/ui/ButtonLink';
import type { ReactNode } from 'react';
import { Caution, type CautionText } from './Caution';
import { downloadLink, type Phone, type StoreLinks } from './download-link';
import { Message } from './Message';
import css from './popup.module.css';
import { openPopup } from './popups';
import { Terms } from './Terms';

const labels = { title: '알림', confirm: '확인', cancel: '취소' };

type AlertOptions = {
  title?: string | undefined;
  label?: string | undefined;
  note?: ReactNode;
};

/**
 * Shows a sentence with one button. Resolves when the customer closes it. The same sentence is not shown twice at once.
 * Source: SHELL-013.
 */
export async function alert(
  message: string,
  { title, label, note }: AlertOptions = {},
): Promise<void> {
  const heading = title ?? labels.title;
  await openPopup<boolean>(
    (close) => (
      <Message
        title={heading}
        message={message}
        note={note}
        submit={label ?? labels.confirm}
        onAnswer={close}
      />
    ),
    { label: heading, kind: 'dialog', byEscape: true, text: `${heading}\n${message}` },
  );
}

type Question = {
  message: string;
  title?: string | undefined;
  submit?: string | undefined;
  cancel?: string | undefined;
};

/** Shows a question. Returns true only when the customer clicks the submit button. */
export async function confirm({ message, title, submit, cancel }: Question): Promise<boolean> {
  const heading = title ?? labels.title;
  const answer = await openPopup<boolean>(
    (close) => (
      <Message
        title={heading}
        message={message}
        submit={submit ?? labels.confirm}
        cancel={cancel ?? labels.cancel}
        onAnswer={close}
      />
    ),
    { label: heading, kind: 'dialog', byEscape: true },
  );
  return answer === true;
}

/**
 * Shows cautions. Returns true only when the checkbox is ticked and the submit button clicked. Source: PAY-020, 021.
 */
export async function caution(text: CautionText): Promise<boolean> {
  const answer = await openPopup<boolean>(
    (close) => (
      <Caution {...text} onUnchecked={() => void alert(text.uncheckedMessage)} onAnswer={close} />
    ),
    { label: text.title, kind: 'dialog', byEscape: true },
  );
  return answer === true;
}

type TermsText = {
  title: string;
  content: ReactNode;
  /** '동의' by default. `false` for a text without agreement. */
  agreeLabel?: string | false | undefined;
};

/** Shows a legal text in full screen. Returns true when the customer agrees to it. Source: SHELL-022, TERMS-003. */
export async function openTerms({
  title,
  content,
  agreeLabel = '동의',
}: TermsText): Promise<boolean> {
  const answer = await openPopup<boolean>(
    (close) => (
      <Terms
        title={title}
        agreeLabel={agreeLabel === false ? undefined : agreeLabel}
        onAnswer={close}
      >
        {content}
      </Terms>
    ),
    { label: title, kind: 'full', byEscape: true },
  );
  return answer === true;
}

type DownloadAsked = { phone: Phone; links: StoreLinks };

/**
 * Asks the customer to get the app, because applying works only inside it, with a link to the store of the phone.
 * Source: ROUTE-030, SHELL-016, A-11.
 */
export async function askDownload(asked: DownloadAsked): Promise<void> {
  await openPopup<never>((close) => <Download {...asked} onClose={() => close(undefined)} />, {
    label: labels.title,
    kind: 'dialog',
    byEscape: true,
  });
}

function Download({ phone, links, onClose }: DownloadAsked & { onClose: () => void }) {
  const link = downloadLink(phone, links);
  return (
    <div className={css['message']}>
      <h2 className={css['title']}>{labels.title}</h2>
      <p className={css['text']}>{appOnly}</p>
      <div className={css['buttons']}>
        <Button variant="secondary" onClick={onClose}>
          닫기
        </Button>
        <ButtonLink href={link.href} data-first-focus>
          {link.label}
        </ButtonLink>
      </div>
    </div>
  );
}
