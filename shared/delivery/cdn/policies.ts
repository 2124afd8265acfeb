import { appNames } from '@shared/routes/apps';
import { appsOf, type Team } from '../store/trust';

/** A bucket with the prefix of the store in it, which ends in a slash or is nothing. */
export type Bucket = { name: string; prefix: string };

/** What S3 asks of a policy (IAM). Only `Allow` is written here: what is not allowed is refused. */
export type Statement = {
  Sid: string;
  Effect: 'Allow';
  Principal?: { Service: string };
  Action: string;
  Resource: readonly string[];
  Condition?: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;
};

export type Policy = { Version: '2012-10-17'; Statement: readonly Statement[] };

/** The header is there, so that S3 itself compares: no key is written over that stands, none over an unread tag. */
const ONLY_NEW = { Null: { 's3:if-none-match': 'false' } };
const ONLY_OVER_READ = { Null: { 's3:if-match': 'false' } };

const arn = ({ name, prefix }: Bucket, path: string) => `arn:aws:s3:::${name}/${prefix}${path}`;

const policyOf = (Statement: readonly Statement[]): Policy => ({
  Version: '2012-10-17',
  Statement,
});

/**
 * What a team's pipeline may do, out of its rights in a channel: it reads all, creates versions of the apps it
 * publishes, and changes the page of the channel where it promotes. Nobody here removes anything.
 */
export function teamPolicy(bucket: Bucket, channel: string, team: Team): Policy {
  const all = (apps: readonly string[]) => (apps.includes('*') ? [...appNames, 'qa'] : apps);
  const apps = all(appsOf(team, 'publishes'));
  const changes = appsOf(team, 'promotes').length > 0 ? [`channels/${channel}/*`] : [];
  const isPromoting = changes.length > 0;
  const made = [
    ...apps.map((app) => `${app}/*`),
    ...changes,
    ...(isPromoting ? ['releases/*'] : []),
  ];
  // Each place is tried with an object that is changed (`probe`); lists and pages are changed for good.
  const tried = [...apps, ...(isPromoting ? ['channels', 'releases'] : [])];
  const changed = [
    ...apps.map((app) => `${app}/versions.json`),
    ...tried.map((place) => `${place}/probe-*.txt`),
    ...changes,
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

/** The bucket's own: a distribution reads what visitors see, and neither log nor settings. */
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
