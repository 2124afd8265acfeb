export type EngineName = 'chromium' | 'webkit';

/** A browser with one phone's page in it. What is pressed and seen there is decided in `Screen`, for all engines alike. */
export type Engine = {
  name: EngineName;
  /** Runs in the page; answers what can be written as JSON. A promise is waited for. */
  run: <Answer>(script: string) => Promise<Answer>;
  /** An element of the page, for the two things a script cannot do. */
  element: (script: string) => Promise<Handle>;
  goto: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  address: () => Promise<string>;
  tap: (x: number, y: number) => Promise<void>;
  wheel: (x: number, y: number, dx: number, dy: number) => Promise<void>;
  selectAll: () => Promise<void>;
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  picture: (file: string) => Promise<void>;
  /** How many windows there are, and which of them, from 0, is looked at from now on. */
  windows: () => Promise<number>;
  look: (window: number) => Promise<void>;
  /** What the console has said of errors since the engine started. */
  errors: () => readonly string[];
  stop: () => Promise<void>;
};

type Handle = {
  /** The option of a select list that reads so. */
  choose: (label: string) => Promise<void>;
  attach: (file: string) => Promise<void>;
};

/** What a worker keeps: every test gets a page without cookies and storage of the one before. */
export type EngineBrowser = {
  open: (how?: Opening) => Promise<Engine>;
  stop: () => Promise<void>;
};

/** Whether `goto` and all that follows wait for the page with everything in it, as usual, or look at what is there by then. */
export type Opening = { waitsForAll: boolean };
