import type { Context } from '../cli/command';
import type { ObjectStore } from '../store/objects';

type Given = {
  store: ObjectStore;
  words: string;
  flags?: Context['flags'];
  said?: string[];
  ask?: Context['ask'];
  worker?: Context['worker'];
};

/** Returns the context of a command that kim types with these words. */
export const context = ({ store, words, flags = {}, said, ask, worker }: Given): Context => ({
  words: words.split(' ').filter(Boolean),
  flags,
  store,
  root: '',
  by: 'kim',
  say: (line) => void said?.push(line),
  ask,
  worker,
});
