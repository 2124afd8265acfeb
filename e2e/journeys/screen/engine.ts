export type EngineName = 'chromium' | 'webkit';

/** A browser with the page of one phone. `Screen` contains the logic to press and to see, for all engines. */
export type Engine = {
  name: EngineName;
  /** Runs a script in the page and returns its JSON result. Awaits a promise. */
  run: <Answer>(script: string) => Promise<Answer>;
  /** Returns an element of the page, for two actions that a script cannot do. */
  element: (script: string) => Promise<Handle>;
  goto: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  address: () => Promise<string>;
  tap: (x: number, y: number) => Promise<void>;
  wheel: (x: number, y: number, dx: number, dy: number) => Promise<void>;
  /** Presses Control with `a` (select all), `c` (copy) or `v` (paste). */
  pressControl: (key: 'a' | 'c' | 'v') => Promise<void>;
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  picture: (file: string) => Promise<void>;
  /** Returns the number of windows. `look` selects one of them, from 0. */
  windows: () => Promise<number>;
  look: (window: number) => Promise<void>;
  /** Returns the console errors since the engine started. The driver of WebKit tells none. */
  errors: () => readonly string[];
  stop: () => Promise<void>;
};

type Handle = {
  /** Selects the option of a select list with this text. */
  choose: (label: string) => Promise<void>;
  attach: (file: string) => Promise<void>;
};

/** A browser that a worker keeps. Every test gets a page without earlier cookies and storage. */
export type EngineBrowser = {
  open: (how?: Opening) => Promise<Engine>;
  stop: () => Promise<void>;
};

export type Opening = {
  /** `goto` and later steps wait for the loaded page (the default). Otherwise they look at what is already there. */
  waitsForAll?: boolean;
  /** Accepts certificates that no authority has signed. */
  trustsAll?: boolean;
  /** WebKit draws in layers, as a phone does. Without a graphics card, this takes half of its processor time. */
  drawsLayers?: boolean;
};
