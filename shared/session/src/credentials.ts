/** The token in use. Its epoch counts the users who left, so that an answer meant for one of them is known. */
export type Credentials = {
  token: () => string | undefined;
  epoch: () => number;
  hold: (token: string) => void;
  /** The user is gone; answers to their requests are dropped. */
  drop: () => void;
};

export function createCredentials(): Credentials {
  let held: string | undefined;
  let usersGone = 0;
  return {
    token: () => held,
    epoch: () => usersGone,
    hold: (token) => {
      held = token;
    },
    drop: () => {
      held = undefined;
      usersGone += 1;
    },
  };
}
