import { TextField } from '@shared/ui/TextField';
import { type ConfirmForm, cleanedWhileTyping, type VehicleField } from './vehicle-confirm.schema';

/** A saved application with a much longer text would count as broken. */
const LONGEST = 200;

type Line = {
  field: VehicleField;
  label: string;
  hint?: string;
  inputMode?: 'numeric';
  autoComplete?: string;
  autoCapitalize?: 'characters';
};

/** Fields in the order of the registration document. Source: APPLY-013. */
const lines: readonly Line[] = [
  { field: 'ownerName', label: '고객명', autoComplete: 'name' },
  {
    field: 'registeredOn',
    label: '최초등록일',
    hint: '숫자 8자리 (예: 20210315)',
    inputMode: 'numeric',
  },
  { field: 'plate', label: '차량번호', hint: '예: 12가3456' },
  { field: 'modelType', label: '차종', autoCapitalize: 'characters' },
  { field: 'modelYear', label: '연식', hint: '숫자 4자리 (예: 2021)', inputMode: 'numeric' },
  {
    field: 'vin',
    label: '차대번호',
    hint: '영문 대문자와 숫자 17자리',
    autoCapitalize: 'characters',
  },
];

type Props = {
  form: ConfirmForm;
  /** Error messages of the wrong fields that have been shown already. */
  sentences: Readonly<Partial<Record<VehicleField, string>>>;
  /** The values are being verified. They can be read and keep the focus, and cannot be changed. */
  isLocked: boolean;
  isReadOnly: (field: VehicleField) => boolean;
  onChange: (field: VehicleField, text: string) => void;
  onLeave: (field: VehicleField) => void;
};

export function VehicleFields({ form, sentences, isLocked, isReadOnly, onChange, onLeave }: Props) {
  return lines.map(({ field, hint, ...native }) => {
    const readOnly = isReadOnly(field);
    return (
      <TextField
        key={field}
        {...native}
        name={field}
        maxLength={LONGEST}
        value={form[field]}
        readOnly={readOnly || isLocked}
        hint={readOnly ? '등록증에서 읽은 값이에요. 다르면 다시 촬영해 주세요.' : hint}
        error={sentences[field]}
        onChange={(text) => onChange(field, cleanedWhileTyping[field](text))}
        onBlur={() => onLeave(field)}
      />
    );
  });
}
