import { openStore } from '@shared/delivery/store/open';
import { published } from '@shared/delivery/testing/builds';
import { promoted } from '@shared/delivery/testing/promotion';
import { appNames } from '@shared/routes/apps';

/**
 * Promotes `count` versions of an app one after another, retries after a conflict and prints them: `promoter.ts <store>
 * <number> <count>`.
 */
const [, , where = '', number = '0', count = '0'] = process.argv;
const store = await openStore(where);
const app = appNames[Number(number) % appNames.length] ?? 'host';
for (let patch = 1; patch <= Number(count); patch++) {
  const version = `1.${Number(number) + 1}.${patch}`;
  await published(store, app, version);
  await promotedAgain(version);
  process.stdout.write(`${app}@${version}\n`);
}

async function promotedAgain(version: string): Promise<void> {
  for (;;) {
    try {
      await promoted(store, { [app]: version });
      return;
    } catch (error) {
      const isOvertaken = /meanwhile/.test(error instanceof Error ? error.message : '');
      if (!isOvertaken) throw error;
    }
  }
}
