import { codeTable, type NameIn } from './code-table';

/** What staff said about an uploaded document. Source: STATE-004. */
export const attachmentConfirms = codeTable({ unchecked: 10, suitable: 20, retake: -10 });
export type AttachmentConfirm = NameIn<typeof attachmentConfirms>;

/** Source: core §4 (attachment kinds). */
export const attachmentKinds = codeTable({ form: 10, registration: 20, panel: 30, inspection: 40 });
export type AttachmentKind = NameIn<typeof attachmentKinds>;

/** What a photo shows: the documents an application carries and staff check one by one. */
export type DocumentKind = Exclude<AttachmentKind, 'form'>;

/** In the order an application asks for them. */
export const documentKinds = [
  'registration',
  'inspection',
  'panel',
] as const satisfies readonly DocumentKind[];

/** `type` of a photo at the native bridge and in the storage: a sheet of paper, or the dashboard. Source: A-60. */
export const uploadTypes = codeTable({ inspection: 1, panel: 2 });
/** What the camera alone brings; a registration document comes with what was read from it. Source: PHOTO-012. */
export type CameraKind = NameIn<typeof uploadTypes>;

const byWord: ReadonlyMap<unknown, AttachmentConfirm> = new Map<unknown, AttachmentConfirm>([
  ['wait', 'unchecked'],
  [true, 'suitable'],
  [false, 'retake'],
]);

/** Reads both notations, 10 · 20 · -10 and wait · true · false. Source: STATE-004, A-60. */
export const parseAttachmentConfirm = (value: unknown): AttachmentConfirm | undefined =>
  attachmentConfirms.nameOf(value) ?? byWord.get(value);
