import { useId } from 'react';
import css from './Segmented.module.css';
import type { Tab } from './Tabs';

type Props<Id extends string> = {
  label: string;
  tabs: readonly Pick<Tab<Id>, 'id' | 'label' | 'query'>[];
  current: Id;
  onChange: (id: Id) => void;
};

/** Shows a few short choices in one row. They are radio buttons: exactly one is chosen, and arrow keys change it. */
export function Segmented<Id extends string>({ label, tabs, current, onChange }: Props<Id>) {
  const name = useId();
  return (
    <div className={css['list']} role="radiogroup" aria-label={label}>
      {tabs.map((tab) => (
        <label key={tab.id} className={css['choice']}>
          <input
            type="radio"
            className={css['input']}
            name={name}
            checked={tab.id === current}
            data-query={tab.query}
            onChange={() => onChange(tab.id)}
          />
          <span>{tab.label}</span>
        </label>
      ))}
    </div>
  );
}
