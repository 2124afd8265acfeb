import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(__dirname, '../..');
const folder = join(root, '.github/workflows');
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const packageJson: { scripts: Record<string, string>; engines: { node: string } } = JSON.parse(
  text('package.json'),
);

type Job = { container?: string; steps: { run?: string; uses?: string }[] };
type Workflow = { on: Record<string, { tags?: string[] }>; jobs: Record<string, Job> };
const workflows = readdirSync(folder).map(
  (file) => [file, parse(readFileSync(join(folder, file), 'utf8')) as Workflow] as const,
);
const jobsOf = ({ jobs }: Workflow) => Object.values(jobs);

describe('the pipeline', () => {
  it.each(workflows)('%s runs commands that there are', (_, workflow) => {
    const commands = jobsOf(workflow).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    const ours = commands.filter((command) => !command.startsWith('git config'));

    const unknown = ours.filter((command) => {
      const [, script] = /^npm (?:run )?([\w:]+)/.exec(command) ?? [];
      return script ? packageJson.scripts[script] === undefined : !existsSync(join(root, command));
    });

    expect(ours).not.toEqual([]);
    expect(unknown).toEqual([]);
  });

  it.each(workflows)('%s runs them on a Node the product names', (_, workflow) => {
    const major = /\d+/.exec(packageJson.engines.node)?.[0];

    for (const { container } of jobsOf(workflow)) expect(container).toMatch(`node:${major}-`);
  });

  it('publishes every app on a tag of its own', () => {
    const publish = workflows.find(([file]) => file === 'publish.yml')?.[1];
    const remotes = readdirSync(root).filter((name) => name.startsWith('remote-'));
    const apps = ['host', ...remotes.map((name) => name.replace('remote-', ''))];

    expect([...(publish?.on['push']?.tags ?? [])].sort()).toEqual(
      apps.map((app) => `${app}@*`).sort(),
    );
  });

  it.each([
    ['apply@0.0.1-other', 'The tag says apply@0.0.1-other, remote-apply/package.json says'],
    ['shop@1.0.0', "There is no app 'shop'."],
    ['v1.0.0', "'v1.0.0' names no app and version"],
  ])('refuses the tag %s in one sentence', (tag, sentence) => {
    const { status, stderr } = spawnSync(process.execPath, ['e2e/run/publish-tag.mjs', tag], {
      cwd: root,
      encoding: 'utf8',
    });

    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
  });
});
