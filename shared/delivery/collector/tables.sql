-- Telemetry as it arrived, until it is counted. `resource` has the attributes of the document, `attributes` those of the
-- record. A point of a histogram has one value: its sum. A warehouse of your own may have the same two tables.
create table if not exists telemetry_log (
  received timestamptz not null default now(), event text not null, resource jsonb not null, attributes jsonb not null);
create table if not exists telemetry_metric (
  received timestamptz not null default now(), name text not null, value float8 not null, resource jsonb not null,
  attributes jsonb not null);
create index if not exists telemetry_log_event on telemetry_log (event, received);
create index if not exists telemetry_log_visit on telemetry_log ((resource ->> 'mfe.visit'));
create index if not exists telemetry_metric_visit on telemetry_metric ((resource ->> 'mfe.visit'));

-- Counts, kept for 30 days. A visit or user flow counts in the minute in which it ended, once for every app of the page.
create table if not exists telemetry_ended (
  minute int not null, channel text not null, app text not null, version text not null,
  visits int not null, failed int not null, replaced int not null, erred int not null, silent int not null,
  timed int not null, slow int not null, ways int not null, broken_off int not null,
  at timestamptz generated always as (to_timestamp(minute * 60)) stored,
  primary key (minute, channel, app, version));
-- Values of a metric in buckets of 5 %: `level` is 20 times the natural logarithm.
create table if not exists telemetry_vital (
  at timestamptz not null, channel text not null, app text not null, version text not null, screen text not null,
  metric text not null, level int not null, told int not null,
  primary key (at, channel, app, version, screen, metric, level));
-- Steps of user flows and how they ended (`endNames`).
create table if not exists telemetry_step (
  at timestamptz not null, channel text not null, app text not null, version text not null, funnel text not null,
  step text not null, ended text not null, told int not null, ms float8 not null,
  primary key (at, channel, app, version, funnel, step, ended));
-- Errors, and what the content security policy blocked, by their content. `at` is the last time. The frames are too long
-- for a key, so their digest is.
create table if not exists telemetry_fault (
  at timestamptz not null, first timestamptz not null, channel text not null, app text not null, version text not null,
  kind text not null, type text not null, screen text not null, frames text not null, told int not null,
  mark text generated always as (md5(frames)) stored,
  primary key (channel, app, version, kind, type, mark));
create index if not exists telemetry_fault_at on telemetry_fault (at);
