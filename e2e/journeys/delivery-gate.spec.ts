import { rmSync } from 'node:fs';
import { channelIn } from '@shared/delivery/store/channels';
import { folderStore } from '@shared/delivery/store/folder';
import { releaseOf } from '@shared/delivery/store/releases';
import { type Edit, restamped } from '@shared/delivery/testing/restamp';
import { mfe, storeWithStaging } from './mfe';
import { expect, test } from './test';

/** A version that is complete, but its page breaks the policy. */
const BROKEN = '2.0.2';
const broken: Edit = (file, text) =>
  file === 'kit.js' ? `eval('globalThis.__unsafe = true');${text}` : text;

test('the gate accepts only a version that starts beside all versions it may meet', async () => {
  const root = await storeWithStaging();
  const store = folderStore(root);
  const promote = (...words: string[]) => mfe(root, 'promote', ...words, '--to', 'staging');
  const guidesNow = async () => {
    const { state } = await channelIn(store, 'staging');
    return (await releaseOf(store, state.stable)).apps.guides.version;
  };
  const from = await guidesNow();
  await restamped(store, { app: 'guides', from, to: '2.0.0' });
  await restamped(store, { app: 'guides', from, to: BROKEN, edit: broken });

  await test.step('the next version, with the previous one as its fallback', async () => {
    const answer = await promote('guides@2.0.0');
    expect(answer.gate.map(({ check }) => check)).toEqual(
      expect.arrayContaining(['boot', 'last known good']),
    );
    expect(answer.code, JSON.stringify(answer)).toBe(0);
    expect(await guidesNow()).toBe('2.0.0');
  });
  await test.step('a version that is complete but does not work', async () => {
    const answer = await promote(`guides@${BROKEN}`);
    const problems = answer.gate.flatMap(({ problems }) => problems);
    expect(answer.code).toBe(3);
    expect(problems.map(({ where }) => where)).toContain(`guides@${BROKEN}`);
    expect(await guidesNow()).toBe('2.0.0');
  });
  rmSync(root, { recursive: true, force: true });
});
