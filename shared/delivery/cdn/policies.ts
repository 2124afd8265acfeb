import { appNames } from '@shared/routes/apps';
import { signaturePath } from '../store/release-signatures';
import type { Team } from '../store/shape';
import { appsOf } from '../store/trust';

/** A bucket with the prefix of the store, which is empty or ends with a slash. */
export type Bucket = { name: string; prefix: string };

/** A statement of an IAM policy. All are `Allow`, because S3 refuses everything else. */
export type Statement = {
  Sid: string;
  Effect: 'Allow';
  Principal?: { Service: string };
  Action: string;
  Resource: readonly string[];
  Condition?: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;
};

export type Policy = { Version: '2012-10-17'; Statement: readonly Statement[] };

/** Require these headers, so that S3 refuses to overwrite an existing key or a version that was not read before. */
const ONLY_NEW = { Null: { 's3:if-none-match': 'false' } };
const ONLY_OVER_READ = { Null: { 's3:if-match': 'false' } };

const arn = ({ name, prefix }: Bucket, path: string) => `arn:aws:s3:::${name}/${prefix}${path}`;

const policyOf = (Statement: readonly Statement[]): Policy => ({
  Version: '2012-10-17',
  Statement,
});

/**
 * Returns the bucket policy for the pipeline of a team, from its rights in a channel.
 * It may read everything, create versions of the apps that it publishes, and change the page of the channel if it
 * promotes. It may not remove anything.
 */
export function teamPolicy(bucket: Bucket, channel: string, name: string, team: Team): Policy {
  const all = (apps: readonly string[]) => (apps.includes('*') ? [...appNames, 'qa'] : apps);
  const apps = all(appsOf(team, 'publishes'));
  const changes = appsOf(team, 'promotes').length > 0 ? [`channels/${channel}/*`] : [];
  const isPromoting = changes.length > 0;
  const made = [
    ...apps.map((app) => `${app}/*`),
    ...changes,
    ...(isPromoting ? ['releases/*'] : []),
  ];
  // `probe` changes a test object in each place. Version lists and pages change in normal use.
  const tried = [...apps, ...(isPromoting ? ['channels', 'releases'] : [])];
  const changed = [
    ...apps.map((app) => `${app}/versions.json`),
    ...tried.map((place) => `${place}/probe-*.txt`),
    ...changes,
    // A team with a new key signs its earlier releases again.
    ...(isPromoting ? [signaturePath('*', name)] : []),
  ];
  const created = [...made, ...(isPromoting ? ['channels/probe-*.txt'] : [])];
  const at = (paths: readonly string[]) => paths.map((path) => arn(bucket, path));
  return policyOf([
    { Sid: 'Read', Effect: 'Allow', Action: 's3:GetObject', Resource: at(['*']) },
    {
      Sid: 'List',
      Effect: 'Allow',
      Action: 's3:ListBucket',
      Resource: [`arn:aws:s3:::${bucket.name}`],
      Condition: { StringLike: { 's3:prefix': `${bucket.prefix}*` } },
    },
    {
      Sid: 'Create',
      Effect: 'Allow',
      Action: 's3:PutObject',
      Resource: at(created),
      Condition: ONLY_NEW,
    },
    {
      Sid: 'Change',
      Effect: 'Allow',
      Action: 's3:PutObject',
      Resource: at(changed),
      Condition: ONLY_OVER_READ,
    },
  ]);
}

/** Returns the bucket policy for a distribution, which may read public files but neither log nor settings. */
export function edgePolicy(bucket: Bucket, channel: string, distribution: string): Policy {
  const seen = [
    ...[...appNames, 'qa'].map((app) => `${app}/*`),
    `channels/${channel}/index.html`,
    `channels/${channel}/live.json`,
  ];
  return policyOf([
    {
      Sid: 'Edge',
      Effect: 'Allow',
      Principal: { Service: 'cloudfront.amazonaws.com' },
      Action: 's3:GetObject',
      Resource: seen.map((path) => arn(bucket, path)),
      Condition: { StringEquals: { 'AWS:SourceArn': distribution } },
    },
  ]);
}
