/** A legal text as data: whoever agrees agrees to a version. Source: SHELL-022, TERMS-004. */
export type LegalText = {
  title: string;
  version: string;
  /** First day of effect, YYYY-MM-DD. */
  effectiveOn: string;
  sections: readonly LegalSection[];
};
export type LegalSection = { heading: string; paragraphs: readonly string[] };
