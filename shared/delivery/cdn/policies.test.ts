import { cdn } from '../cli/cdn';
import { context } from '../testing/context';
import { eachStore } from '../testing/stores';
import { team, trusting } from '../testing/teams';
import { edgePolicy, type Policy, type Statement, teamPolicy } from './policies';

const bucket = { name: 'web', prefix: 'product/' };
const key = 'MCow';
const edge = 'arn:aws:cloudfront::1:distribution/E1';

/**
 * Requests to S3: read, list, create (`If-None-Match`), change (`If-Match`), overwrite without a condition, and remove.
 */
type Asked = 'read' | 'list' | 'create' | 'change' | 'overwrite' | 'remove';
const asked: Readonly<Record<Asked, { action: string; keys: Readonly<Record<string, string>> }>> = {
  read: { action: 's3:GetObject', keys: { 'AWS:SourceArn': edge } },
  list: { action: 's3:ListBucket', keys: {} },
  create: { action: 's3:PutObject', keys: { 's3:if-none-match': '*' } },
  change: { action: 's3:PutObject', keys: { 's3:if-match': '"a"' } },
  overwrite: { action: 's3:PutObject', keys: {} },
  remove: { action: 's3:DeleteObject', keys: {} },
};

/** Evaluates a policy as S3 does: a request is allowed only if a statement matches it. */
function allows({ Statement: all }: Policy, what: Asked, path: string): boolean {
  const { action, keys } = asked[what];
  const isList = what === 'list';
  const resource = isList ? 'arn:aws:s3:::web' : `arn:aws:s3:::web/${path}`;
  const known = isList ? { ...keys, 's3:prefix': path } : keys;
  return all.some(
    ({ Action, Resource, Condition = {} }) =>
      Action === action &&
      Resource.some((pattern) => isLike(pattern, resource)) &&
      holds(Condition, known),
  );
}

const isLike = (pattern: string, text: string) =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replaceAll(/[.?+^$()|[\]\\{}]/g, '\\$&'))
      .join('.*')}$`,
  ).test(text);

function holds(
  condition: NonNullable<Statement['Condition']>,
  keys: Readonly<Record<string, string>>,
) {
  return Object.entries(condition).every(([operator, wanted]) =>
    Object.entries(wanted).every(([name, value]) => {
      const given = keys[name];
      if (operator === 'Null') return (given === undefined) === (value === 'true');
      if (operator === 'StringLike') return given !== undefined && isLike(String(value), given);
      return operator === 'StringEquals' && given === value;
    }),
  );
}

const policies = {
  'apply team': teamPolicy(bucket, 'production', 'apply-team', { key, publishes: ['apply'] }),
  'apply pipeline': teamPolicy(bucket, 'production', 'apply-team', { key, promotes: ['apply'] }),
  'the platform': teamPolicy(bucket, 'production', 'platform', { key, apps: ['*'] }),
  'the edge': edgePolicy(bucket, 'production', edge),
  'another edge': edgePolicy(bucket, 'production', 'arn:aws:cloudfront::2:distribution/E2'),
};

type Row = [who: keyof typeof policies, is: 'may' | 'may not', what: Asked, path: string];

describe('teamPolicy and edgePolicy', () => {
  it.each<Row>([
    ['apply team', 'may', 'create', 'product/apply/1.5.0/entry.js'],
    ['apply team', 'may', 'read', 'product/apply/1.5.0/entry.js'],
    ['apply team', 'may', 'list', 'product/apply/'],
    ['apply team', 'may', 'change', 'product/apply/versions.json'],
    ['apply team', 'may', 'change', 'product/apply/probe-1.txt'],
    ['apply team', 'may not', 'change', 'product/apply/1.5.0/entry.js'],
    ['apply team', 'may not', 'overwrite', 'product/apply/1.5.0/entry.js'],
    ['apply team', 'may not', 'overwrite', 'product/apply/versions.json'],
    ['apply team', 'may not', 'remove', 'product/apply/1.5.0/entry.js'],
    ['apply team', 'may not', 'create', 'product/guides/1.0.0/entry.js'],
    ['apply team', 'may not', 'create', 'product/apply-evil/1.0.0/entry.js'],
    ['apply team', 'may not', 'change', 'product/guides/versions.json'],
    ['apply team', 'may not', 'create', 'product/releases/6b34.json'],
    ['apply team', 'may not', 'change', 'product/channels/production/index.html'],
    ['apply team', 'may not', 'create', 'other/apply/1.5.0/entry.js'],
    ['apply team', 'may not', 'list', 'other/'],
    ['apply pipeline', 'may', 'change', 'product/channels/production/index.html'],
    ['apply pipeline', 'may', 'create', 'product/channels/production/log/000009-a.json'],
    ['apply pipeline', 'may', 'create', 'product/releases/6b34.json'],
    ['apply pipeline', 'may', 'create', 'product/channels/probe-1.txt'],
    ['apply pipeline', 'may not', 'overwrite', 'product/channels/production/index.html'],
    ['apply pipeline', 'may not', 'change', 'product/channels/staging/index.html'],
    ['apply pipeline', 'may not', 'change', 'product/releases/6b34.json'],
    ['apply pipeline', 'may', 'change', 'product/releases/6b34.apply-team.json'],
    ['apply pipeline', 'may not', 'change', 'product/releases/6b34.guides-team.json'],
    ['apply pipeline', 'may not', 'create', 'product/apply/1.5.0/entry.js'],
    ['the platform', 'may', 'create', 'product/host/1.5.0/main.js'],
    ['the platform', 'may', 'create', 'product/qa/1.0.0/qa.js'],
    ['the edge', 'may', 'read', 'product/apply/1.5.0/entry.js.br'],
    ['the edge', 'may', 'read', 'product/channels/production/index.html'],
    ['the edge', 'may not', 'read', 'product/channels/production/settings.json'],
    ['the edge', 'may not', 'read', 'product/channels/staging/index.html'],
    ['the edge', 'may not', 'list', 'product/'],
    ['the edge', 'may not', 'create', 'product/apply/1.5.0/entry.js'],
    ['another edge', 'may not', 'read', 'product/apply/1.5.0/entry.js'],
  ])('%s %s %s %s', (who, is, what, path) => {
    expect(allows(policies[who], what, path)).toBe(is === 'may');
  });
});

describe('mfe cdn', () => {
  const store = eachStore();

  it('prints a policy for each team in the settings of the channel, and for the edge', async () => {
    const { key: own } = team('apply-team');
    await trusting(store, { keys: { 'apply-team': { key: own, publishes: ['apply'] } } });
    const flags = { channel: 'staging', bucket: 's3://web/product' };
    const { policies } = await cdn(context({ store, words: '', flags }));
    const printed = policies as Record<string, Policy>;

    expect(Object.keys(printed)).toEqual(['apply-team', 'edge']);
    expect(printed['apply-team']).toEqual(
      teamPolicy(bucket, 'staging', 'apply-team', { key: own, publishes: ['apply'] }),
    );
  });

  it('requires --bucket when the store is a folder', async () => {
    await expect(cdn(context({ store, words: '' }))).rejects.toThrow('--bucket is s3://');
  });
});
