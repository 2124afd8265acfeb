-- Customers, their accounts and their vehicles.

create table person (
  id text primary key,
  key text not null unique,
  position integer not null,
  name text not null,
  email text not null unique,
  mobile text not null,
  vtg_id text unique,
  vtg_no text unique,
  plus_id text unique,
  plus_no text unique,
  -- true if the test query parameter may name the e-mail (SEC-007)
  is_test boolean not null default false,
  scenario text not null,
  screens jsonb not null
);

create table vehicle (
  chassis_number text primary key,
  plate text,
  registered_on date,
  model text not null,
  model_year text,
  make text not null,
  category_id text references vehicle_category,
  category_detail text,
  category_detail_desc text,
  series_name text,
  series_code text,
  -- owner according to the dealer system, null if there is none
  dealer_owner_id text references person,
  in_dealer_system boolean not null default true,
  -- refusal of the dealer system, shown to the customer
  dealer_refusal text,
  plus_code text not null default '200',
  plus_has_subsc boolean not null default false,
  plate_refusal text,
  estimate_yn text not null default 'Y' check (estimate_yn in ('Y', 'N'))
);
create index vehicle_plate on vehicle (plate);

create table account_vehicle (
  id text primary key,
  person_id text not null references person,
  chassis_number text not null references vehicle,
  added_at timestamptz not null,
  unique (person_id, chassis_number)
);

-- Secrets are stored as SHA-256 hashes only.
create table account_session (
  secret_hash text primary key,
  person_id text not null references person,
  expires_at timestamptz not null
);
create table account_ticket (
  secret_hash text primary key,
  person_id text not null references person,
  expires_at timestamptz not null
);
create table pre_auth (secret_hash text primary key, expires_at timestamptz not null);
create table access_token (
  secret_hash text primary key,
  person_id text not null references person,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  replaced_at timestamptz
);
