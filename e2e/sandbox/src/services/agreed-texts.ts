import { legalDocuments } from '@shared/copy/legal';

/** A text that a customer agreed to, with the version that they read. */
export type AgreedText = { title: string; version: string };

/** Converts the stored map of term key to version. Leaves out keys without a text in this project. */
export const agreedTexts = (versions: unknown): readonly AgreedText[] => {
  const stored = (versions ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(legalDocuments).flatMap(([key, { title }]) => {
    const version = stored[key];
    return typeof version === 'string' ? [{ title, version }] : [];
  });
};
