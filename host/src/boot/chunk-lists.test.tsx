import type { Release } from '@shared/release/release';
import { separateChunkLists } from './chunk-lists';

declare global {
  var __care_apply_: unknown[] | undefined;
}

/** Runs code as a script that a version asked for. */
function run(dataWebpack: string, code: () => void): void {
  const script = document.createElement('script');
  script.dataset['webpack'] = dataWebpack;
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  code();
  Object.defineProperty(document, 'currentScript', { value: null, configurable: true });
}
/** The first statement of a file of a remote. */
const file = (name: string) => () => {
  globalThis.__care_apply_ ||= [];
  globalThis.__care_apply_.push(name);
};
const listOf = (version: string) => {
  let list: unknown[] | undefined;
  run(`__care_apply_${version}:read`, () => {
    list = globalThis.__care_apply_;
  });
  return list;
};

describe('separateChunkLists', () => {
  it('gives every version of a remote its own list, also for a file that arrives late', () => {
    separateChunkLists({ apps: { host: {}, apply: {} } } as unknown as Release);
    run('__care_apply_2:early', file('kit of 2'));
    run('__care_apply_1:entry', file('kit of 1'));
    run('__care_apply_2:chunk-page', file('late page of 2'));

    expect(listOf('2')).toEqual(['kit of 2', 'late page of 2']);
    expect(listOf('1')).toEqual(['kit of 1']);
    expect(Object.hasOwn(globalThis, '__care_host_')).toBe(false);
  });
});
