/** @jsxImportSource hono/jsx */
import {
  Button,
  ButtonLink,
  Card,
  Links,
  TextField,
} from '@shared/delivery/console/frame/controls';
import { ConsolePage, type Frame } from '../ConsolePage';
import { type Device, deviceNames, devices } from './open';
import type { Reach } from './reach';

type Props = {
  person: string;
  name: string;
  device: Device;
  /** An address under /app/. */
  to: string;
  /** Words of `?scenario=`, if the link contains the present situation. */
  scenario: string | undefined;
  reach: Reach;
  frame: Frame;
};

const situations = [
  [undefined, '사람과 기기만'],
  ['now', '지금 상황 담기'],
] as const;

/** Shows the address of one screen, person and device, to copy and as a QR code for a phone. */
export function LinkPage(props: Props) {
  const { person, name, device, to, scenario, reach, frame } = props;
  const open =
    scenario === undefined
      ? `/sandbox/open?${new URLSearchParams({ person, as: device, to })}`
      : `${to}${to.includes('?') ? '&' : '?'}scenario=${scenario}`;
  const address = `${reach.origin}${open}`;
  const now = scenario === undefined ? undefined : 'now';
  const link = (as: Device, situation: string | undefined) =>
    `/sandbox/link?${new URLSearchParams({ person, as, to, ...(situation && { situation }) })}`;
  return (
    <ConsolePage at="people" title={`${name} · ${deviceNames[device]}`} lead={to} frame={frame}>
      <Links
        name="기기"
        links={devices.map((other) => ({
          href: link(other, now),
          text: deviceNames[other],
          isHere: other === device,
        }))}
      />
      <Links
        name="상황"
        links={situations.map(([situation, text]) => ({
          href: link(device, situation),
          text,
          isHere: situation === now,
        }))}
      />
      <Card label="링크">
        <img
          class="qr"
          src={`/sandbox/qr.svg?${new URLSearchParams({ text: address })}`}
          alt={`휴대폰으로 여는 QR 코드: ${name}, ${deviceNames[device]}`}
        />
        {!reach.isForPhones && (
          <p class="odd">
            이 주소는 이 컴퓨터에서만 열립니다. 휴대폰으로 보려면
            <code> npm start -- --host 0.0.0.0 </code>로 다시 시작하세요.
          </p>
        )}
        <TextField label="주소" readonly value={address} />
        <div class="split">
          <Button type="button" hidden data-copy={address}>
            주소 복사
          </Button>
          <ButtonLink tone="primary" href={open}>
            이 브라우저에서 열기
          </ButtonLink>
        </div>
      </Card>
      <p class="quiet">
        지금 상황은 이 브라우저의 결과와 백엔드, 켜진 오류, 옮긴 시계입니다. 시계와 오류는 이
        샌드박스를 쓰는 모두에게 적용됩니다.
      </p>
    </ConsolePage>
  );
}
