import type { LegalText } from '@shared/copy/legal-text';
import { Stack } from '@shared/ui/Stack';
import css from './LegalBody.module.css';

type Props = {
  text: LegalText;
  /** Heading level of the articles, below the title of a popup or of a page. */
  level?: 2 | 3;
};

/** Shows a complete legal text with its version and first day. Source: SHELL-022. */
export function LegalBody({ text, level = 3 }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Stack gap={5}>
      {text.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <Heading className={css['heading']}>{heading}</Heading>
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
