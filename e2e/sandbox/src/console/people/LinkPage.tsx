/** @jsxImportSource hono/jsx */
import { ConsolePage, type Frame } from '../ConsolePage';
import { deviceNames } from './device-names';
import { type Device, devices } from './open';
import type { Reach } from './reach';
import { SituationForm } from './SituationForm';
import { addressIn, type Situation } from './situation';

type Props = {
  person: string;
  name: string;
  device: Device;
  /** An address under /app/. */
  to: string;
  situation: Situation;
  operations: readonly string[];
  reach: Reach;
  frame: Frame;
};

/** Shows the address of one screen, person and device, to copy and as a QR code for a phone. */
export function LinkPage(props: Props) {
  const { person, name, device, to, situation, operations, reach, frame } = props;
  const open =
    addressIn(situation, person, device, to) ??
    `/sandbox/open?${new URLSearchParams({ person, as: device, to })}`;
  const address = `${reach.origin}${open}`;
  const { outcomes, ...words } = situation;
  const as = (other: Device) =>
    `/sandbox/link?${new URLSearchParams({ person, as: other, to, ...outcomes, ...words })}`;
  return (
    <ConsolePage at="people" title={`${name} · ${deviceNames[device]}`} lead={to} frame={frame}>
      <nav class="chips" aria-label="기기">
        {devices.map((other) => (
          <a key={other} href={as(other)} aria-current={other === device ? 'true' : undefined}>
            {deviceNames[other]}
          </a>
        ))}
      </nav>
      <section class="card link" aria-label="링크">
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
        <label>
          주소
          <input readonly value={address} />
        </label>
        <div class="split">
          <button type="button" hidden data-copy={address}>
            주소 복사
          </button>
          <a class="button main" href={open}>
            이 브라우저에서 열기
          </a>
        </div>
      </section>
      <SituationForm
        person={person}
        device={device}
        to={to}
        situation={situation}
        operations={operations}
      />
    </ConsolePage>
  );
}
