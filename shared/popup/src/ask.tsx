import { popupLabels } from '@shared/copy/popup-host';
import type { ReactNode } from 'react';
import { Caution, type CautionText } from './Caution';
import { Download } from './Download';
import { downloadLink, type Phone, type StoreLinks } from './download-link';
import { Message } from './Message';
import { openPopup } from './popups';
import { Terms } from './Terms';

type AlertOptions = { title?: string | undefined; label?: string | undefined };

/** One sentence, one button; resolved when it is closed. Source: SHELL-013. */
export async function alert(message: string, { title, label }: AlertOptions = {}): Promise<void> {
  const heading = title ?? popupLabels.title;
  await openPopup<boolean>(
    (close) => (
      <Message
        title={heading}
        message={message}
        submit={label ?? popupLabels.confirm}
        onAnswer={close}
      />
    ),
    { label: heading, kind: 'dialog', byEscape: true },
  );
}

type Question = {
  message: string;
  title?: string | undefined;
  submit?: string | undefined;
  cancel?: string | undefined;
};

/** True only when the submit button was pressed. */
export async function confirm({ message, title, submit, cancel }: Question): Promise<boolean> {
  const heading = title ?? popupLabels.title;
  const answer = await openPopup<boolean>(
    (close) => (
      <Message
        title={heading}
        message={message}
        submit={submit ?? popupLabels.confirm}
        cancel={cancel ?? popupLabels.cancel}
        onAnswer={close}
      />
    ),
    { label: heading, kind: 'dialog', byEscape: true },
  );
  return answer === true;
}

/** True only when the box was checked and the submit button pressed. Source: PAY-020, 021. */
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
  /** '동의' unless given; `false` for a text that is only read. */
  agreeLabel?: string | false | undefined;
};

/** A legal text over the whole screen; true when it was agreed to. Source: SHELL-022, TERMS-003. */
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

/** The prompt to get the app, with the store of the phone. Source: ROUTE-030, SHELL-016. */
export async function askDownload({
  phone,
  links,
}: {
  phone: Phone;
  links: StoreLinks;
}): Promise<void> {
  await openPopup<never>(
    (close) => <Download link={downloadLink(phone, links)} onClose={() => close(undefined)} />,
    { label: popupLabels.title, kind: 'dialog', byEscape: true },
  );
}
