/** An entry of the history of a tab. */
export type Entry = { address: string; state: unknown };

/** A screen as the customer sees it: its name and the buttons that can be pressed. */
export type Screen = {
  name:
    | 'payment'
    | 'landing'
    | 'unsure'
    | 'completion'
    | 'waiting'
    | 'not-loaded'
    | 'home'
    | 'empty';
  /** An action of this screen is running. */
  isBusy: boolean;
  buttons: Readonly<Record<string, () => unknown>>;
  /** The order that the completion page shows. */
  orderId?: string | undefined;
};

/** Functions of the loaded page that the simulator calls. */
export type Loaded = {
  /** Shows the screen of the address. */
  show: () => void;
  view: () => Screen | undefined;
  user: () => string | undefined;
  /** Ids of the orders in the page's cache. */
  owners: () => readonly string[];
  begin: (vin: string) => void;
  signOut: () => void;
};

/** Functions of the simulator that the page calls in place of the browser. */
export type Simulated = {
  origin: string;
  loaded: (page: Loaded) => void;
  popup: (kind: string, said: unknown) => Promise<boolean>;
  history: {
    entry: () => Entry;
    navigate: (entry: Entry, replace: boolean) => void;
    go: (steps: number) => void;
  };
};

declare global {
  var simulated: Simulated;
}
