/** @jsxImportSource hono/jsx */
import { appNames } from '@shared/routes/apps';
import { remoteFaults } from '../../site/remote-fault';
import { clothesChoices, extrasChoices } from '../backend/dialect-choices';
import { remoteFaultNames } from '../faults/remote-fault-names';
import { appAnswers, neighbours, phoneParts } from '../outcomes/outcome-names';
import { OutcomeSelect } from '../outcomes/PhoneCards';
import type { Device } from './open';
import type { Situation } from './situation';

type Props = {
  person: string;
  device: Device;
  to: string;
  situation: Situation;
  operations: readonly string[];
};

/** Sets the situation of a screen. The form writes it into the address as `?scenario=`. */
export function SituationForm({ person, device, to, situation, operations }: Props) {
  return (
    <form class="card" action="/sandbox/link" aria-label="상황 더하기">
      <div class="head">
        <h2>상황 더하기</h2>
      </div>
      <p>고른 상황이 주소와 QR에 담깁니다. 시계와 오류는 이 샌드박스를 쓰는 모두에게 적용됩니다.</p>
      <input type="hidden" name="person" value={person} />
      <input type="hidden" name="as" value={device} />
      <input type="hidden" name="to" value={to} />
      <div class="row">
        {[...neighbours, ...phoneParts].map((of) => (
          <OutcomeSelect key={of} of={of} chosen={situation.outcomes[of]} />
        ))}
        <label>
          날짜
          <input type="date" name="day" value={situation.day} />
        </label>
        <Choice
          name="call"
          label="오류를 낼 호출"
          chosen={situation.call}
          choices={[['', '없음'], ...operations.map((name) => [name, name] as const)]}
        />
        <Choice
          name="callFault"
          label="호출 오류"
          chosen={situation.callFault}
          choices={callFaults}
        />
        <Choice
          name="remote"
          label="오류를 낼 리모트"
          chosen={situation.remote}
          choices={[['', '없음'], ...appNames.map((app) => [app, app] as const)]}
        />
        <Choice
          name="remoteFault"
          label="리모트 오류"
          chosen={situation.remoteFault}
          choices={remoteFaults.map((kind) => [kind, remoteFaultNames[kind]])}
        />
        <Choice
          name="extras"
          label="백엔드의 추가 항목"
          chosen={situation.extras}
          choices={[AS_IT_IS, ...extrasChoices]}
        />
        <Choice
          name="clothes"
          label="답의 표기"
          chosen={situation.clothes}
          choices={[AS_IT_IS, ...clothesChoices]}
        />
      </div>
      <details>
        <summary>앱의 응답</summary>
        <div class="row">
          {appAnswers.map((of) => (
            <OutcomeSelect key={of} of={of} chosen={situation.outcomes[of]} />
          ))}
        </div>
      </details>
      <button type="submit" class="main">
        주소 만들기
      </button>
    </form>
  );
}

const AS_IT_IS = ['', '지금대로'] as const;

const callFaults = [
  ['500', '500'],
  ['401', '401'],
  ['409', '409'],
  ['5021', '5021 카드사 오류'],
  ['5020', '5020 가입 생성 실패'],
  ['5011', '5011 이미 가입'],
  ['hang', '응답 없음'],
  ['broken', '깨진 응답'],
] as const;

type ChoiceProps = {
  name: string;
  label: string;
  chosen: string;
  choices: readonly (readonly [value: string, said: string])[];
};

const Choice = ({ name, label, chosen, choices }: ChoiceProps) => (
  <label>
    {label}
    <select name={name}>
      {choices.map(([value, said]) => (
        <option key={value} value={value} selected={value === chosen}>
          {said}
        </option>
      ))}
    </select>
  </label>
);
