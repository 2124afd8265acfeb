import { settings } from '@shared/config/settings';

type Ask = { id: string; method: string; params: Record<string, unknown> };

/** The app around a screen under test: takes the page's questions down and answers when the test says so. */
export type NativeApp = {
  asks: Ask[];
  /** Questions to the camera. */
  camera: () => Ask[];
  give: (id: string, result: unknown) => void;
  refuse: (id: string, kind: string) => void;
  leave: () => void;
};

const isCamera = ({ method }: Ask) => method === 'recognise' || method === 'capture';

/** `auto`: what the app answers at once, by method. */
export function enterApp(auto: Record<string, (ask: Ask) => unknown> = {}): NativeApp {
  const asks: Ask[] = [];
  const hear = (message: unknown) => {
    const answer: unknown = Reflect.get(window, '__careBridge');
    if (typeof answer === 'function') answer(JSON.stringify(message));
  };
  const give = (id: string, result: unknown) => hear({ v: 1, id, ok: true, result });
  Reflect.set(window, settings.bridge.objectName, {
    postMessage: (text: string) => {
      const ask = JSON.parse(text) as Ask;
      asks.push(ask);
      const answer = auto[ask.method];
      if (answer) queueMicrotask(() => give(ask.id, answer(ask)));
    },
  });
  return {
    asks,
    camera: () => asks.filter(isCamera),
    give,
    refuse: (id, kind) => hear({ v: 1, id, ok: false, error: { kind } }),
    leave: () => Reflect.deleteProperty(window, settings.bridge.objectName),
  };
}
