/** @jsxImportSource hono/jsx */

import { backendExtras, extraNames } from '@shared/config/backend-extras';
import { Button, Card, Choice } from '@shared/delivery/console/frame/controls';
import { clothesWords, type Dialect, writeClothing, writeDialect } from '../../literal/dialect';
import { ActionForm } from '../ActionForm';

type Choices = readonly (readonly [value: string, said: string])[];

/** Choices for the optional extensions of the backend. Source: A-76. */
const extrasChoices: Choices = [
  ['none', '문서의 이름만 (none)'],
  ['all', '문서의 이름과 모든 추가 항목 (all)'],
  ...extraNames.map((name) => [name, name] as const),
];

/** Choices for the response variant. Source: A-82. */
const clothesChoices: Choices = [
  ['none', '그대로'],
  ...clothesWords.map((word) => [word, word] as const),
];

/** Sets the optional extensions and the response variant of the backend for all browsers. Source. */
export function BackendCard({ dialect, back }: { dialect: Dialect; back: string }) {
  const extras = writeDialect(dialect);
  const clothes = writeClothing(dialect.clothing);
  // An address or the start of the sandbox can set several extensions at once, which are not in the list.
  const isOffered = extrasChoices.some(([choice]) => choice === extras);
  const choices = isOffered ? extrasChoices : [...extrasChoices, [extras, extras] as const];
  return (
    <Card label="백엔드">
      <p>
        백엔드가 문서에 없는 것을 얼마나 더 주고받는지, 답을 어떤 표기로 쓰는지 정합니다. 한
        브라우저만 바꾸려면 주소에 <code>?scenario=extras:none,clothes:{clothesWords[0]}</code>를
        붙이세요.
      </p>
      <ActionForm action="backend" back={back} className="row">
        <Choice label="추가 항목" name="extras" options={choices} chosen={extras} />
        <Choice label="표기" name="clothes" options={clothesChoices} chosen={clothes} />
        <Button tone="primary">바꾸기</Button>
      </ActionForm>
      <details>
        <summary>추가 항목 {extraNames.length}개</summary>
        <ul>
          {extraNames.map((name) => (
            <li key={name}>
              <code>{name}</code> {backendExtras[name].what}
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
