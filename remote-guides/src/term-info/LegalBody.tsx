import type { LegalText } from '@shared/copy/legal-text';
import { Stack } from '@shared/ui/Stack';
import css from './LegalBody.module.css';

type Props = { text: LegalText };

/** A legal text in full, with its version and first day. Source: SHELL-022. */
export function LegalBody({ text }: Props) {
  return (
    <Stack gap={5}>
      {text.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2 className={css['heading']}>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={css['paragraph']}>
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      <p className={css['edition']}>
        시행일 {text.effectiveOn} · 버전 {text.version}
      </p>
    </Stack>
  );
}
