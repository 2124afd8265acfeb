import type { Answers } from '@shared/application';
import type { Recognition } from '@shared/bridge';
import type { ConfirmForm } from './vehicle-confirm.schema';

/** The form as it begins, with the photo it is compared with. */
export type RegistrationDraft = { form: ConfirmForm; url: string };

/** Source: PHOTO-012. */
export const draftOfRecognition = ({ url, ...form }: Recognition): RegistrationDraft => ({
  form,
  url,
});

/** Nothing was read: every field is typed. */
export const draftOfFile = (url: string): RegistrationDraft => ({
  form: { ownerName: '', registeredOn: '', plate: '', modelType: '', modelYear: '', vin: '' },
  url,
});

/** An answer given before. */
export const draftOfAnswer = ({
  url,
  registeredOn,
  ...rest
}: Answers['registration']): RegistrationDraft => ({
  form: {
    ownerName: rest.ownerName,
    registeredOn: registeredOn.replaceAll('-', ''),
    plate: rest.plate,
    modelType: rest.modelType,
    modelYear: rest.modelYear,
    vin: rest.vin,
  },
  url,
});
