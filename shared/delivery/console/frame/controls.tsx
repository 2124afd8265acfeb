/** @jsxImportSource hono/jsx */
import type { Child, JSX } from 'hono/jsx';

/** The controls of `@shared/ui` as markup of the server: the same classes from the same stylesheets, without scripts. */
export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'brand';
type Press = 'primary' | 'secondary' | 'quiet' | 'danger';

export const Button = ({
  tone = 'secondary',
  type = 'submit',
  children,
  ...rest
}: JSX.IntrinsicElements['button'] & { tone?: Press }) => (
  <button type={type} class={`Button-button Button-${tone}`} {...rest}>
    {children}
  </button>
);

export const ButtonLink = ({
  tone = 'secondary',
  children,
  ...rest
}: JSX.IntrinsicElements['a'] & { tone?: Press }) => (
  <a class={`Button-button Button-${tone}`} {...rest}>
    {children}
  </a>
);

export const Badge = ({ tone = 'brand', children }: { tone?: Tone; children?: Child }) => (
  <span class={`Badge-badge Badge-${tone}`}>{children}</span>
);

type CardProps = {
  as?: 'section' | 'article' | 'li';
  title?: Child;
  level?: 2 | 3;
  aside?: Child;
  id?: string | undefined;
  label?: string | undefined;
  children?: Child;
};

export function Card({
  as: Tag = 'section',
  title,
  level = 2,
  aside,
  id,
  label,
  children,
}: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <Tag class="Card-card Card-plain" id={id} aria-label={label}>
      {title !== undefined && (
        <div class="Card-head">
          <Heading class="Card-title">{title}</Heading>
          {aside}
        </div>
      )}
      {children}
    </Tag>
  );
}

type NoticeProps = { tone?: Tone; role?: 'status' | 'alert'; children?: Child };

export const Notice = ({ tone = 'neutral', role, children }: NoticeProps) => (
  <div class={`Notice-notice Notice-${tone}`} role={role}>
    <div class="Notice-text">{children}</div>
  </div>
);

export const Empty = ({ children, ...rest }: JSX.IntrinsicElements['p']) => (
  <p class="empty" {...rest}>
    {children}
  </p>
);

export type Fact = readonly [name: string, ...values: Child[]];

/** Lists facts. Leaves out those without a value. */
export const Facts = ({ rows }: { rows: readonly Fact[] }) => (
  <dl class="Facts-facts">
    {rows
      .filter(([, ...values]) => values.some(Boolean))
      .map(([name, ...values]) => (
        <div key={name} class="Facts-row">
          <dt class="Facts-label">{name}</dt>
          {values.map((value) => (
            <dd key={String(value)} class="Facts-value">
              {value}
            </dd>
          ))}
        </div>
      ))}
  </dl>
);

type TextFieldProps = JSX.IntrinsicElements['input'] & { label: string };

export const TextField = ({ label, children, ...rest }: TextFieldProps) => (
  <label class="Field-field">
    <span class="Field-label">{label}</span>
    <input class="Field-control" {...rest} />
    {children}
  </label>
);

type ChoiceProps = {
  label: string;
  name: string;
  options: readonly (readonly [value: string | number, label: string | number])[];
  chosen?: string | undefined;
};

export const Choice = ({ label, name, options, chosen }: ChoiceProps) => (
  <label class="Field-field">
    <span class="Field-label">{label}</span>
    <span class="Select-frame">
      <select class="Field-control Select-select" name={name}>
        {options.map(([value, text]) => (
          <option key={value} value={String(value)} selected={String(value) === chosen}>
            {text}
          </option>
        ))}
      </select>
      <Drawing path="M5 9l7 7 7-7" className="Select-arrow" />
    </span>
  </label>
);

export const Tick = ({ name, label }: { name: string; label: string }) => (
  <label class="Checkbox-label">
    <input type="checkbox" class="Checkbox-input" name={name} />
    <span class="Checkbox-box" aria-hidden="true">
      <Drawing path="M5 12.5l4.5 4.5L19 7.5" />
    </span>
    <span class="Checkbox-text">{label}</span>
  </label>
);

const Drawing = ({ path, className = '' }: { path: string; className?: string }) => (
  <svg class={`Icon-icon Icon-small ${className}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

type LinksProps = {
  name: string;
  links: readonly { href: string; text: string; isHere: boolean }[];
};

/** Offers views of the same page, for example the states of a list. */
export const Links = ({ name, links }: LinksProps) => (
  <nav class="Segmented-list" aria-label={name}>
    {links.map(({ href, text, isHere }) => (
      <a key={text} class="Segmented-choice" href={href} aria-current={isHere ? 'true' : undefined}>
        {text}
      </a>
    ))}
  </nav>
);
