import type { Answers } from '@shared/application';
import type { Recognition } from '@shared/bridge';
import type { ConfirmForm } from './vehicle-confirm.schema';

/** Initial form and the photo that the customer compares it with. */
export type RegistrationDraft = {
  form: ConfirmForm;
  url: string;
  /** Fields of the document that the customer typed, so they stay open for corrections. */
  typed?: Typed | undefined;
};
export type Typed = NonNullable<Answers['registration']['typed']>;

/** Returns a draft of the values that the app recognised. Source: PHOTO-012. */
export const draftOfRecognition = ({ url, ...form }: Recognition): RegistrationDraft => ({
  form,
  url,
});

/** Returns an empty draft for a file, because its text is not read. */
export const draftOfFile = (url: string): RegistrationDraft => ({
  form: { ownerName: '', registeredOn: '', plate: '', modelType: '', modelYear: '', vin: '' },
  url,
});

/** Returns a draft of an earlier answer. */
export const draftOfAnswer = (answer: Answers['registration']): RegistrationDraft => {
  const { url, terms, typed, ...form } = answer;
  return { form: { ...form, registeredOn: form.registeredOn.replaceAll('-', '') }, url, typed };
};

type Saved = Answers['registrationDraft'];

/** Returns the draft without the owner's name, which is not stored. */
export const savedDraft = ({ form, url, typed }: RegistrationDraft): Saved => {
  const { ownerName, ...rest } = form;
  return { ...rest, url, isVinTyped: typed?.includes('vin') === true };
};

/** Returns the draft of a page that was left or killed. The customer types the owner's name again. */
export const draftOfSaved = ({ url, isVinTyped, ...form }: Saved): RegistrationDraft => ({
  form: { ...form, ownerName: '' },
  url,
  typed: isVinTyped ? ['vin'] : [],
});
