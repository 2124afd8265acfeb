import { legalDocuments } from '@shared/copy/legal';

/** A text a customer agreed to, in the edition they read. */
export type AgreedText = { title: string; version: string };

/** As it is stored: key to version. A key without a text of ours is left out. */
export const agreedTexts = (versions: unknown): readonly AgreedText[] => {
  const stored = (versions ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(legalDocuments).flatMap(([key, { title }]) => {
    const version = stored[key];
    return typeof version === 'string' ? [{ title, version }] : [];
  });
};
