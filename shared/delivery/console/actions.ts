import { canary } from '../cli/canary';
import type { Answer, Context } from '../cli/command';
import { rollback } from '../cli/rollback';
import { disable, enable, freeze, unfreeze } from '../cli/switches';

/** Target of an action. `of` is an app, and for a rollback also `all` or the number of a change. */
type Wanted = { channel: string; of: string };

type Action = {
  title: (of: string) => string;
  button: string;
  command: (context: Context) => Promise<Answer>;
  given: (wanted: Wanted) => { words: string[]; flags?: Context['flags'] };
};

const CHANGE = /^\d+$/;

/**
 * Returns whether the action depends on the version of an app. All other actions depend on the last change of the
 * channel.
 */
export const looksAtVersion = (action: string, of: string): boolean =>
  action === 'rollback' && of !== 'all' && !CHANGE.test(of);

const rollbackTitle = (of: string): string => {
  if (of === 'all') return '마지막 변경 전으로 모두 되돌리기';
  return CHANGE.test(of) ? `변경 ${of}로 되돌리기` : `${of} 되돌리기`;
};

const choiceOf = (of: string) => {
  if (of === 'all') return { all: true };
  return CHANGE.test(of) ? { to: of } : { app: of };
};

const wholeChannel: Action['given'] = ({ channel }) => ({ words: [channel] });
const oneApp: Action['given'] = ({ channel, of }) => ({ words: [of], flags: { in: channel } });

export const actionNamed = (name: string): Action | undefined =>
  Object.hasOwn(actions, name) ? actions[name] : undefined;

/** The actions of the console. Each one runs a command of the command line. */
const actions: Readonly<Record<string, Action>> = {
  rollback: {
    title: rollbackTitle,
    button: '되돌리기',
    command: rollback,
    given: ({ channel, of }) => ({ words: [channel], flags: choiceOf(of) }),
  },
  disable: { title: (of) => `${of} 끄기`, button: '끄기', command: disable, given: oneApp },
  enable: { title: (of) => `${of} 켜기`, button: '켜기', command: enable, given: oneApp },
  freeze: {
    title: () => '배포 멈추기',
    button: '멈추기',
    command: freeze,
    given: wholeChannel,
  },
  unfreeze: {
    title: () => '배포 다시 열기',
    button: '다시 열기',
    command: unfreeze,
    given: wholeChannel,
  },
  abort: {
    title: (of) => `카나리 중지: ${of}`,
    button: '중지',
    command: canary,
    given: ({ channel, of }) => ({ words: ['abort', of], flags: { in: channel } }),
  },
};
