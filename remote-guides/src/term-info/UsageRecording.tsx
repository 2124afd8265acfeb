import { allowTelemetry, isTelemetryRefused, refuseTelemetry } from '@shared/telemetry/refusal';
import { Card } from '@shared/ui/Card';
import { Checkbox } from '@shared/ui/Checkbox';
import { useState } from 'react';

const sentences = {
  recorded: '이 기기에서 화면 이용 기록을 보내요. 이름, 연락처와 입력한 내용은 보내지 않아요.',
  refused: '이 기기에서는 이용 기록을 보내지 않아요.',
  'refused here':
    '지금부터 이용 기록을 보내지 않아요. 이 브라우저는 선택을 저장하지 못해서, 서비스를 다시 열면 한 번 더 선택해 주세요.',
  'allowed again': '서비스를 다시 열 때부터 이용 기록을 보내요.',
} as const;

/** Lets the visitor refuse telemetry on this device, and says what applies now. Source: LAW-012. */
export function UsageRecording() {
  const [state, setState] = useState<keyof typeof sentences>(() =>
    isTelemetryRefused() ? 'refused' : 'recorded',
  );
  const choose = (isRefusing: boolean) => {
    if (isRefusing) return setState(refuseTelemetry() ? 'refused' : 'refused here');
    allowTelemetry();
    setState('allowed again');
  };
  return (
    <Card title="이용 기록">
      <Checkbox
        label="이용 기록 보내지 않기"
        checked={state === 'refused' || state === 'refused here'}
        onChange={choose}
      />
      <p role="status">{sentences[state]}</p>
    </Card>
  );
}
