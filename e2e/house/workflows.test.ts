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

type Permissions = Record<string, string>;
type Step = { run?: string; uses?: string; with?: Record<string, unknown> };
type Job = {
  container?: string;
  environment?: string;
  env?: Record<string, string>;
  permissions?: Permissions;
  'timeout-minutes'?: number;
  steps: Step[];
};
type Workflow = {
  on: Record<string, { tags?: string[] }>;
  permissions?: Permissions;
  jobs: Record<string, Job>;
};
const workflows = readdirSync(folder).map(
  (file) => [file, parse(readFileSync(join(folder, file), 'utf8')) as Workflow] as const,
);
const jobsOf = ({ jobs }: Workflow) => Object.values(jobs);
const stepsOf = (workflow: Workflow) => jobsOf(workflow).flatMap(({ steps }) => steps);

describe('the pipeline', () => {
  it.each(workflows)('%s runs commands that there are', (_, workflow) => {
    const commands = stepsOf(workflow).flatMap(({ run }) => run ?? []);
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

  it.each(workflows)(
    '%s runs only what stands at a commit, under the name of a version',
    (file) => {
      const uses = text(`.github/workflows/${file}`).match(/uses: .*/g) ?? [];

      expect(uses).not.toEqual([]);
      for (const line of uses)
        expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    },
  );

  it.each(workflows)(
    '%s may read the sources, and a token only where it delivers',
    (file, workflow) => {
      const mayAsk = file === 'publish.yml' || file === 'promote.yml';
      const own = { contents: 'read', ...(mayAsk && { 'id-token': 'write' }) };

      expect(workflow.permissions).toEqual({});
      for (const job of jobsOf(workflow)) expect(job.permissions).toEqual(own);
    },
  );

  it.each(workflows)(
    '%s leaves no key of the sources behind, and ends by itself',
    (_, workflow) => {
      const checkouts = stepsOf(workflow).filter(({ uses }) =>
        uses?.startsWith('actions/checkout@'),
      );

      expect(checkouts).not.toEqual([]);
      for (const step of checkouts) expect(step.with?.['persist-credentials']).toBe(false);
      for (const job of jobsOf(workflow)) expect(job['timeout-minutes']).toBeGreaterThan(0);
    },
  );

  it.each(workflows)('%s makes no command of what somebody typed or named', (_, workflow) => {
    expect(stepsOf(workflow).filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });

  it('promotes as the environment of the channel, and says which pipeline it is', () => {
    const [job] = jobsOf(workflows.find(([file]) => file === 'promote.yml')![1]);

    expect(job?.environment).toContain('inputs.channel');
    expect(job?.env).toHaveProperty('MFE_AUDIENCE');
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
