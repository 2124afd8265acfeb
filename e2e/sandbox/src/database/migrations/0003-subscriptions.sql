-- Memberships with their documents, payments and uses.

create sequence subscription_number start 10001;

create table subscription (
  id text primary key,
  person_id text not null references person,
  package_id text not null references package,
  chassis_number text not null references vehicle,
  plate text,
  category_id text references vehicle_category,
  state integer not null check (state in (-60, -50, -20, -10, 10, 15, 20)),
  state_req integer not null check (state_req in (-50, -40, -30, -20, 10, 30)),
  confirm integer not null check (confirm in (10, 20, -10)),
  -- an order becomes a membership when it is paid
  is_paid boolean not null default false,
  created_at timestamptz not null,
  state_on date,
  approved_on date,
  starts_on date,
  stops_on date,
  insurance_starts_on date,
  parent_id text references subscription,
  dealer_id text references dealer,
  advisor_id text references advisor,
  price integer not null check (price >= 0),
  reject_reason text,
  vehicle_data jsonb not null,
  revoke_reason jsonb,
  -- the transfer to a new owner: 0 not yet confirmed by the receiver, 1 confirmed
  transfer_state integer,
  transfer_on date,
  transfer_terms jsonb,
  transferred_from text references person
);
create index subscription_person on subscription (person_id);
create index subscription_former on subscription (transferred_from);
-- Prevents that parallel requests enrol a vehicle twice (5011).
create unique index subscription_one_open on subscription (chassis_number)
  where is_paid and state in (15, 20);
create unique index subscription_one_extension on subscription (parent_id)
  where is_paid and state = 10 and state_req = 30 and confirm <> -10;

create table document (
  subscription_id text not null references subscription,
  -- 20 registration, 30 dashboard panel, 40 inspection
  kind integer not null check (kind in (20, 30, 40)),
  url text not null,
  confirm integer not null check (confirm in (10, 20, -10)),
  reason text,
  primary key (subscription_id, kind)
);

create table payment (
  id text primary key,
  subscription_id text references subscription,
  solicitation_hash text,
  -- 50 paid, -40 waiting for the card, -50 failed
  state integer not null check (state in (50, -40, -50)),
  amount integer not null check (amount >= 0),
  num text,
  paid_on date,
  message text,
  created_at timestamptz not null,
  -- contents of the order: list price, promotion, code, card type, terms, step
  details jsonb not null,
  price_refund integer,
  refund_data jsonb
);
create index payment_subscription on payment (subscription_id);

create table idempotency (
  person_id text not null references person,
  key text not null,
  request_hash text not null,
  subscription_id text references subscription,
  payment_id text references payment,
  primary key (person_id, key)
);

create table care_insurance_confirm (
  id text primary key,
  subscription_id text not null references subscription,
  approved_on date not null,
  price_with_vat integer not null,
  agent_id text references agent
);

create table product_use (
  id bigint generated always as identity primary key,
  subscription_id text not null references subscription,
  product_id text not null references product,
  unit integer not null,
  used_on date not null,
  agent_slug text,
  worth integer not null,
  confirm_id text references care_insurance_confirm
);
create index product_use_subscription on product_use (subscription_id);

create table solicitation (
  hash text primary key,
  state integer,
  name text not null,
  person_id text references person,
  is_identified boolean not null default false,
  offer jsonb not null,
  terms jsonb,
  created_at timestamptz not null
);

create table identity_check (
  enc_data_hash text primary key,
  solicitation_hash text not null references solicitation,
  outcome text check (outcome in ('success', 'failure')),
  expires_at timestamptz not null
);

create table upload (
  name text primary key,
  person_id text not null references person,
  photo_type integer not null,
  content_type text not null,
  size integer not null,
  created_at timestamptz not null
);
