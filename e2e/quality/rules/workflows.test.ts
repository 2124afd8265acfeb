import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(__dirname, '../../..');
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
const workflowIn = (name: string) => workflows.find(([file]) => file === name)![1];
const jobsOf = ({ jobs }: Workflow) => Object.values(jobs);
const stepsOf = (workflow: Workflow) => jobsOf(workflow).flatMap(({ steps }) => steps);

describe('the pipeline', () => {
  it.each(workflows)('%s runs existing commands', (_, workflow) => {
    const commands = stepsOf(workflow).flatMap(({ run }) => run ?? []);
    const ours = commands.filter((command) => !command.startsWith('git config'));

    const unknown = ours.filter((command) => {
      const [, script] = /^npm (?:run )?([\w:]+)/.exec(command) ?? [];
      return script ? packageJson.scripts[script] === undefined : !existsSync(join(root, command));
    });

    expect(ours).not.toEqual([]);
    expect(unknown).toEqual([]);
  });

  it.each(workflows)('%s uses a Node version that the product supports', (_, workflow) => {
    const major = /\d+/.exec(packageJson.engines.node)?.[0];

    const known = new RegExp(`^node:(${major}|\\$\\{\\{ matrix\\.node \\}\\})-`);
    for (const { container } of jobsOf(workflow)) expect(container).toMatch(known);
  });

  it.each(workflows)('%s pins each action to a commit and names its version', (file) => {
    const uses = text(`.github/workflows/${file}`).match(/uses: .*/g) ?? [];

    expect(uses).not.toEqual([]);
    for (const line of uses)
      expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it.each(workflows)(
    '%s may only read the sources, and gets a token only to deliver',
    (file, workflow) => {
      const mayAsk = file === 'publish.yml' || file === 'promote.yml';
      const own = { contents: 'read', ...(mayAsk && { 'id-token': 'write' }) };

      expect(workflow.permissions).toEqual({});
      for (const job of jobsOf(workflow)) expect(job.permissions).toEqual(own);
    },
  );

  it.each(workflows)(
    '%s keeps no credentials after the checkout and has a timeout',
    (_, workflow) => {
      const checkouts = stepsOf(workflow).filter(({ uses }) =>
        uses?.startsWith('actions/checkout@'),
      );

      expect(checkouts).not.toEqual([]);
      for (const step of checkouts) expect(step.with?.['persist-credentials']).toBe(false);
      for (const job of jobsOf(workflow)) expect(job['timeout-minutes']).toBeGreaterThan(0);
    },
  );

  it.each(workflows)('%s never puts user input into a command', (_, workflow) => {
    expect(stepsOf(workflow).filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });

  it('promotes in the environment of the channel and names its pipeline', () => {
    const [job] = jobsOf(workflowIn('promote.yml'));

    expect(job?.environment).toContain('inputs.channel');
    expect(job?.env).toHaveProperty('MFE_AUDIENCE');
  });

  it('lets no waiting promotion cancel another [PLAT-006]', () => {
    // GitHub keeps one waiting run per group. The command itself takes turns, by the tag of the page.
    expect(text('.github/workflows/promote.yml')).not.toMatch(/^ *concurrency:/m);
  });

  it('publishes every app on its own tag', () => {
    const { on } = workflowIn('publish.yml');
    const remotes = readdirSync(root).filter((name) => name.startsWith('remote-'));
    const apps = ['host', ...remotes.map((name) => name.replace('remote-', ''))];

    expect([...(on['push']?.tags ?? [])].sort()).toEqual(apps.map((app) => `${app}@*`).sort());
  });

  it('publishes with the command that compares the tag with the package', () => {
    const step = stepsOf(workflowIn('publish.yml')).find(({ run }) => run?.includes('publish'));

    expect(step?.run).toBe('npm run publish:tag -- "$GITHUB_REF_NAME"');
  });

  it.each([
    ['apply@0.0.1-other', 'The tag says apply@0.0.1-other, remote-apply/package.json says'],
    ['shop@1.0.0', "There is no app 'shop'."],
    ['v1.0.0', "'v1.0.0' names no app and version"],
  ])('refuses the tag %s with one sentence', (tag, sentence) => {
    const { status, stderr } = spawnSync(process.execPath, ['e2e/tools/publish-tag.mjs', tag], {
      cwd: root,
      encoding: 'utf8',
    });

    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
  });
});
