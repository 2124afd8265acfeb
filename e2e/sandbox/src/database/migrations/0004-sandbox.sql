-- State of the sandbox: its clock, faults and events.

create table sandbox_clock (
  id integer primary key check (id = 1),
  offset_ms bigint not null,
  frozen_at timestamptz
);

create table fault (
  operation_id text primary key,
  setting jsonb not null
);

create table event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  subject text not null,
  said text not null
);
