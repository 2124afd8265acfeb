-- Counts of a canary and of the live version for each minute, from raw telemetry in PostgreSQL. Our collector counts with
-- it. For `mfe judge --counts` change the names of tables and columns to those of your warehouse.
-- $1 channel, $2 app, $3 live version, $4 canary version, $5 and $6 seconds since 1970: from, and before.
-- Without $1 to $4 it counts every channel, app and version.
-- A visit is counted once, 60 s after its start, with what has arrived until then. A user flow is counted at its end, or
-- as abandoned after 20 min without a step. `received` is the time of the server, because clocks of phones are wrong.
with started as (
  select
    resource ->> 'mfe.visit' as visit, min(received) as at,
    min(resource ->> 'deployment.environment.name') as channel, min(resource ->> 'mfe.apps') as apps
  from telemetry_log
  where event = 'mfe.start'
    and received >= to_timestamp($5::float8) - interval '120 s'
    and received < to_timestamp($6::float8) - interval '60 s'
  group by 1
  having min(received) >= to_timestamp($5::float8) - interval '60 s'
),
heard as (
  select
    started.visit,
    bool_or(event = 'mfe.remote') as mounted,
    bool_or(event = 'mfe.remote' and attributes ->> 'mfe.outcome' = 'failed') as failed,
    bool_or(event = 'mfe.remote' and attributes ->> 'mfe.outcome' = 'lkg') as replaced,
    bool_or(event = 'exception' and attributes ->> 'mfe.caught' <> 'foreign') as erred
  from started
  join telemetry_log on resource ->> 'mfe.visit' = visit
    and received >= at and received < at + interval '60 s'
  group by 1
),
measured as (
  select
    started.visit,
    bool_or(value > case name
      when 'browser.web_vital.lcp' then 4000
      when 'browser.web_vital.inp' then 500
      when 'browser.web_vital.cls' then 0.25
      when 'mfe.meaningful' then 3000
    end) as slow
  from started
  join telemetry_metric on resource ->> 'mfe.visit' = visit
    and received >= at and received < at + interval '60 s'
  group by 1
),
step as (
  select
    resource ->> 'session.id' as tab,
    attributes ->> 'mfe.funnel' as flow,
    resource ->> 'deployment.environment.name' as channel,
    resource ->> 'mfe.apps' as apps,
    attributes ->> 'mfe.step' = 'done' and attributes ->> 'error.type' = 'none' as is_end,
    received
  from telemetry_log
  where event = 'mfe.step' and attributes ->> 'mfe.step' <> 'home'
    and received >= to_timestamp($5::float8) - interval '20 min'
    and received < to_timestamp($6::float8)
),
followed as (
  select *, lead(received) over next_step as next, lead(is_end) over next_step as next_is_end
  from step
  window next_step as (partition by tab, flow order by received, is_end)
),
ended as (
  select
    channel, apps,
    case when next < received + interval '20 min' then next else received + interval '20 min' end as at,
    next is null or next >= received + interval '20 min' as broken_off
  from followed
  where not is_end
    and (next is null or next >= received + interval '20 min' or next_is_end)
),
counted as (
  select
    channel, apps, at + interval '60 s' as at,
    1 as visits, coalesce(failed, false)::int as failed, coalesce(replaced, false)::int as replaced,
    coalesce(erred, false)::int as erred,
    (not coalesce(mounted, false) and slow is null)::int as silent,
    (slow is not null)::int as timed, coalesce(slow, false)::int as slow,
    0 as ways, 0 as broken_off
  from started
  left join heard using (visit)
  left join measured using (visit)
  union all
  select channel, apps, at, 0, 0, 0, 0, 0, 0, 0, 1, broken_off::int
  from ended
  where at >= to_timestamp($5::float8) and at < to_timestamp($6::float8)
)
select
  channel, app, version, floor(extract(epoch from at) / 60)::int as minute,
  sum(visits) as visits, sum(failed) as failed, sum(replaced) as replaced, sum(erred) as erred,
  sum(silent) as silent, sum(timed) as timed, sum(slow) as slow, sum(ways) as ways,
  sum(broken_off) as broken_off
from counted, regexp_split_to_table(apps, ' ') as one, split_part(one, '@', 1) as app, split_part(one, '@', 2) as version
where channel = coalesce($1::text, channel) and app = coalesce($2::text, app)
  and version in (coalesce($3::text, version), $4::text)
group by 1, 2, 3, 4
