-- Stores the application as it was sent, because the card provider returns it. Photos keep their order.

alter table payment add column sent jsonb;
alter table upload add column position bigint generated always as identity;
