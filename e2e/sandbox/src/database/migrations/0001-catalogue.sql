-- Packages, products, dealers and advisors. Codes are those of the API (STATE-001…005). PostgreSQL 15.

create table promotion (
  id text primary key,
  state integer not null,
  type_rate integer not null,
  rate double precision not null,
  cut_unit integer,
  cut_standard integer,
  slug text,
  title text not null,
  content text
);

create table package (
  id text primary key,
  position integer not null,
  title text not null,
  pkg_title text not null,
  pkg_group text not null check (pkg_group in ('STANDARD', 'PREMIUM', 'POWER TRAIN')),
  is_assurance boolean not null,
  sort integer not null,
  promo_id text references promotion,
  promo_extend_id text references promotion,
  images jsonb not null,
  insurance_cost integer not null
);

create table product (
  id text primary key,
  package_id text not null references package,
  seq integer,
  title text not null,
  icon text,
  unit_type integer not null,
  unit_base integer not null,
  kind integer not null check (kind in (10, 20, 30)),
  is_on boolean not null,
  -- value of one use in a refund, in won
  worth integer not null,
  content jsonb not null
);

create table vehicle_category (
  id text primary key,
  seq integer not null,
  title text not null,
  category_group text not null
);

create table cost (
  package_id text not null references package,
  category_id text not null references vehicle_category,
  band integer not null check (band between 0 and 7),
  year_price integer not null,
  state integer not null,
  unit_min integer not null,
  unit_max integer not null,
  primary key (package_id, category_id, band)
);

create table promo_link (
  slug text primary key,
  package_id text references package,
  kind integer not null,
  type_rate integer not null,
  rate double precision not null,
  type_overlap text not null,
  title text not null,
  content text not null,
  -- message of a code that exists but cannot be used (409)
  refusal text
);

create table dealer (
  id text primary key,
  title text not null,
  co_card_yn text not null check (co_card_yn in ('Y', 'N')),
  options jsonb not null
);

create table agent (
  id text primary key,
  dealer_id text not null references dealer,
  slug text not null unique,
  title text not null
);

create table advisor (
  id text primary key,
  agent_id text not null references agent,
  name text not null,
  is_used boolean not null
);
create index advisor_name on advisor (name text_pattern_ops);

create table estimate_item (no integer primary key, name text not null, price integer not null);
create table estimate_rule (
  position integer primary key,
  plan_code text not null,
  kind text not null check (kind in ('PERCENT', 'BONUS')),
  main_maintenance_no jsonb not null,
  discount integer not null
);
create table estimate_setting (key text primary key, value jsonb not null);
