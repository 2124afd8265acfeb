/** @jsxImportSource hono/jsx */

import { networkInterfaces } from 'node:os';
import {
  Button,
  ButtonLink,
  Card,
  Links,
  TextField,
} from '@shared/delivery/console/frame/controls';
import type { Context } from 'hono';
import { returnPath } from '../../neighbours/account/return-address';
import { isMoved, type Show } from '../ConsolePage';
import { type Device, deviceNames, deviceOf, devices } from './open';
import { leftOut, scenarioOf, situationOf } from './situation';

const situations = [
  [undefined, '사람과 기기만'],
  ['now', '지금 상황 담기'],
] as const;

/** Shows the address of one screen, person and device, to copy and as a QR code for a phone. */
export const linkPage: Show = async (world, c) => {
  const { person = '', as, situation } = c.req.query();
  const now = situation === 'now' ? situation : undefined;
  const to = returnPath(c.req.query('to'));
  const device = devices.find((known) => known === as) ?? deviceOf(c);
  const name = (await world.people.byKey(person))?.name ?? '방문자';
  const reach = reachOf(c.req.url, world.listensOn);
  const time = isMoved(world.clock) ? world.clock.now() : undefined;
  const present = situationOf(c, world, time);
  const scenario = scenarioOf(present, person, device);
  const open =
    now === undefined
      ? `/sandbox/open?${new URLSearchParams({ person, as: device, to })}`
      : `${to}${to.includes('?') ? '&' : '?'}scenario=${scenario}`;
  const address = `${reach.origin}${open}`;
  const link = (as: Device, situation: string | undefined) =>
    `/sandbox/link?${new URLSearchParams({ person, as, to, ...(situation && { situation }) })}`;
  return {
    at: 'people',
    title: `${name} · ${deviceNames[device]}`,
    lead: to,
    body: (
      <>
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
          {now && leftOut(present) && <p class="odd">{leftOut(present)}</p>}
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
      </>
    ),
  };
};

const LONGEST_ADDRESS = 1500;

export async function qrCode(c: Context): Promise<Response> {
  const text = c.req.query('text') ?? '';
  if (text === '' || text.length > LONGEST_ADDRESS) return c.text('no such code', 400);
  return c.body(await qrPicture(text), 200, { 'Content-Type': 'image/svg+xml' });
}

/** Quiet zone around a code, in modules. */
const MARGIN = 4;

/** Returns a QR code as an SVG with one path. It is dark on light in every theme. */
async function qrPicture(text: string): Promise<string> {
  const { default: encode } = await import('qr');
  const rows = encode(text, 'raw', { border: MARGIN });
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const size = rows.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${squares.join('')}"/></svg>`;
}

/** Origin of this sandbox, and whether a phone in the same network can reach it. */
type Reach = { origin: string; isForPhones: boolean };

const isLoopback = (host: string): boolean => /^(localhost|127\.|\[?::1\]?$)/.test(host);

/**
 * Returns the origin of the requested page. For a loopback name it returns the network address of this machine if the
 * sandbox listens there (`--host 0.0.0.0`).
 */
function reachOf(url: string, listensOn: string): Reach {
  const { protocol, hostname, port, origin } = new URL(url);
  if (!isLoopback(hostname)) return { origin, isForPhones: true };
  const address = isLoopback(listensOn) ? undefined : addressInNetwork();
  if (address === undefined) return { origin, isForPhones: false };
  return { origin: `${protocol}//${address}${port && `:${port}`}`, isForPhones: true };
}

const addressInNetwork = (): string | undefined =>
  Object.values(networkInterfaces())
    .flatMap((those) => those ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
