import { settings } from '@shared/config/settings';

type Ask = { id: string; method: string; params: Record<string, unknown> };

/** The native app around a screen under test. It records the calls of the page. */
export type NativeApp = {
  asks: Ask[];
  /** Returns the calls to the camera. */
  camera: () => Ask[];
  give: (id: string, result: unknown) => void;
  refuse: (id: string, kind: string) => void;
  leave: () => void;
};

/** Returns an answer with which the app refuses a call. */
export const refusing = (kind: string) => ({ refused: kind });

const isCamera = ({ method }: Ask) => method === 'recognise' || method === 'capture';

/** Immediate answers of the app by method. Other calls stay open until the test gives or refuses an answer. */
export type AppAnswers = Record<string, object | ((ask: Ask) => unknown)>;

export function enterApp(answers: AppAnswers = {}): NativeApp {
  const asks: Ask[] = [];
  const app: NativeApp = {
    asks,
    camera: () => asks.filter(isCamera),
    give: (id, result) => hear({ v: 1, id, ok: true, result }),
    refuse: (id, kind) => hear({ v: 1, id, ok: false, error: { kind } }),
    leave: () => Reflect.deleteProperty(window, settings.bridge.objectName),
  };
  Reflect.set(window, settings.bridge.objectName, {
    postMessage: (text: string) => {
      const ask = JSON.parse(text) as Ask;
      asks.push(ask);
      const known = answers[ask.method];
      if (known) queueMicrotask(() => reply(app, ask, known));
    },
  });
  return app;
}

function reply(app: NativeApp, ask: Ask, known: AppAnswers[string]): void {
  const result: unknown = typeof known === 'function' ? known(ask) : known;
  const isRefusal = typeof result === 'object' && result !== null && 'refused' in result;
  if (isRefusal) app.refuse(ask.id, String(result.refused));
  else app.give(ask.id, result);
}

function hear(message: unknown): void {
  const listener: unknown = Reflect.get(window, '__careBridge');
  if (typeof listener === 'function') listener(JSON.stringify(message));
}
