-- The application as it was sent: the card provider hands it back. Photos in the order they came.

alter table payment add column sent jsonb;
alter table upload add column position bigint generated always as identity;
