-- Stores a batch of records as they arrived, and counts vitals, steps and faults. $1 records in JSON, $2 their time.
-- Each table takes a limited number of rows in an hour, so that a client which invents names cannot fill it.
with batch as (
  select received, name, value, owner, resource, attributes as its,
    resource ->> 'deployment.environment.name' as channel, attributes ->> 'app.screen.name' as screen,
    date_trunc('hour', received) as hour, coalesce(attributes ->> 'mfe.app', owner, 'host') as app
  from jsonb_to_recordset($1::jsonb) as record (
    received timestamptz, name text, value float8, owner text, resource jsonb, attributes jsonb)
),
logs as (
  insert into telemetry_log select received, name, resource, its from batch where value is null
),
metrics as (
  insert into telemetry_metric select received, name, value, resource, its from batch where value is not null
),
vitals as (
  insert into telemetry_vital
  select hour, channel, app, its ->> 'mfe.version', screen, name, round(20 * ln(greatest(value, 0.001))), count(*)
  from batch
  where value is not null
    and (select count(*) from telemetry_vital where at >= date_trunc('hour', $2::timestamptz)) < 10000
  group by 1, 2, 3, 4, 5, 6, 7 order by count(*) desc limit 1000
  on conflict (at, channel, app, version, screen, metric, level) do update set told = telemetry_vital.told + excluded.told
),
steps as (
  insert into telemetry_step
  select hour, channel, app, coalesce(substring(resource ->> 'mfe.apps' from '(?:^| )' || app || '@([^ ]+)'), 'other'),
    its ->> 'mfe.funnel', its ->> 'mfe.step', its ->> 'error.type', count(*), sum((its ->> 'mfe.duration')::float8)
  from batch
  where name = 'mfe.step'
    and (select count(*) from telemetry_step where at >= date_trunc('hour', $2::timestamptz)) < 10000
  group by 1, 2, 3, 4, 5, 6, 7 order by count(*) desc limit 1000
  on conflict (at, channel, app, version, funnel, step, ended) do update
  set told = telemetry_step.told + excluded.told, ms = telemetry_step.ms + excluded.ms
)
insert into telemetry_fault
select max(received), min(received), channel, app, coalesce(its ->> 'mfe.version', resource ->> 'service.version'),
  coalesce(its ->> 'mfe.caught', substring(name from 5)),
  coalesce(its ->> 'exception.type', its ->> 'mfe.call', concat_ws(' ', its ->> 'mfe.directive', its ->> 'mfe.blocked')),
  coalesce(max(screen), ''), coalesce(its ->> 'exception.stacktrace', its ->> 'mfe.places', ''), count(*)
from batch
where name in ('exception', 'mfe.policy', 'mfe.unread')
  and (select count(*) from telemetry_fault where at >= date_trunc('hour', $2::timestamptz)) < 2000
group by 3, 4, 5, 6, 7, 9 order by count(*) desc limit 1000
on conflict (channel, app, version, kind, type, mark) do update
set told = telemetry_fault.told + excluded.told, at = excluded.at, screen = excluded.screen
