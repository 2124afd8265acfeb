import { codeTable, type NameIn } from './code-table';

/** Decision of the staff about an uploaded document. Source: STATE-004. */
export const attachmentConfirms = codeTable({ unchecked: 10, suitable: 20, retake: -10 });
export type AttachmentConfirm = NameIn<typeof attachmentConfirms>;

/** Source: core §4 (attachment kinds). */
export const attachmentKinds = codeTable({ form: 10, registration: 20, panel: 30, inspection: 40 });
export type AttachmentKind = NameIn<typeof attachmentKinds>;

/** Documents of an application that staff check one by one. */
export type DocumentKind = Exclude<AttachmentKind, 'form'>;

/** The documents in the order in which an application asks for them. */
export const documentKinds = [
  'registration',
  'inspection',
  'panel',
] as const satisfies readonly DocumentKind[];

/** `type` of a photo at the native bridge and in the storage: a paper document or the dashboard. Source: A-60. */
export const uploadTypes = codeTable({ inspection: 1, panel: 2 });
/** Photos that only the camera provides. A registration document comes with the recognised data. Source: PHOTO-012. */
export type CameraKind = NameIn<typeof uploadTypes>;

const byWord: ReadonlyMap<unknown, AttachmentConfirm> = new Map<unknown, AttachmentConfirm>([
  ['wait', 'unchecked'],
  [true, 'suitable'],
  [false, 'retake'],
]);

/** Parses both notations: 10 · 20 · -10 and wait · true · false. Source: STATE-004, A-60. */
export const parseAttachmentConfirm = (value: unknown): AttachmentConfirm | undefined =>
  attachmentConfirms.nameOf(value) ?? byWord.get(value);
