import * as v from 'valibot';
import { BridgeFailure } from './bridge-failure';
import type { Ask, Method } from './native';

/** A small grey picture, because developers need an image but no camera. */
export const SIMULATED_PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAYCAAAAAC+OKDoAAAAIElEQVR42mO4DgRbgAAXzUAHBfgkQTQ9FIyGw2g4INEAvsRQn+H8toMAAAAASUVORK5CYII=';

const read = {
  owner_name: '홍길동',
  reg_date: '20210315',
  car_reg_no: '123가4567',
  model: { name: 'MERIDIAN 520D', year: '2021' },
  car_vin: 'WBA00000000000001',
  url: SIMULATED_PICTURE,
};

const answers: Partial<Record<Method, (params: Readonly<Record<string, unknown>>) => unknown>> = {
  recognise: () => read,
  capture: ({ type }) => ({ photo: 'last', type }),
  upload: ({ type }) => ({ url: SIMULATED_PICTURE, type }),
  haptic: () => ({}),
};

/** Replaces the app for developers: a built-in picture and built-in text. Source: BRIDGE-004, A-62. */
export const simulated: Ask = async (method, params, answer) => {
  const result = v.safeParse(answer, answers[method]?.(params));
  if (answers[method] === undefined) throw new BridgeFailure('unsupported');
  if (!result.success) throw new BridgeFailure('bad-answer');
  return result.output;
};
