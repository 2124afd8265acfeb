/** @jsxImportSource hono/jsx */
type Props = {
  label: string;
  name: string;
  options: readonly (readonly [value: string | number, label: string | number])[];
  chosen?: string | undefined;
};

/** Shows a select field with its label. */
export const Choice = ({ label, name, options, chosen }: Props) => (
  <label>
    {label}
    <select name={name}>
      {options.map(([value, text]) => (
        <option key={value} value={String(value)} selected={String(value) === chosen}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
