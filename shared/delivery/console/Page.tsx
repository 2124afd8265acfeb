/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { FramePage } from './frame/FramePage';

const places = [
  ['live', '', '지금'],
  ['canaries', '/canaries', '카나리'],
  ['errors', '/errors', '오류'],
  ['speed', '/speed', '속도'],
  ['ways', '/ways', '흐름'],
] as const;

export type Place = (typeof places)[number][0];

export type Frame = {
  /** Path of the console, with a slash at its end. All addresses of a page are below it. */
  base: string;
  name: string;
  /** The selected channel, one of `channels`. */
  channel?: string;
  channels?: readonly string[];
  at?: Place;
};

type Props = {
  title: string;
  lead?: Child;
  frame: Frame;
  done?: string | undefined;
  wrong?: string | undefined;
  children?: Child;
};

/** A page of the console. It has no script and works with links, forms and `details` elements. */
export function Page({ frame, ...rest }: Props) {
  const { base, name, channel, channels = [], at } = frame;
  const ways = channels.map((one) => ({ href: one, text: one, isHere: one === channel }));
  const pages = places.map(([place, address, text]) => ({
    href: `${channel}${address}`,
    text,
    isHere: place === at,
  }));
  const rows = [
    ...(ways.length > 0 ? [{ name: '채널', links: ways }] : []),
    ...(channel && at ? [{ name: '화면', links: pages }] : []),
  ];
  return (
    <FramePage console="배포 콘솔" base={base} aside={<span>{name}</span>} rows={rows} {...rest} />
  );
}
