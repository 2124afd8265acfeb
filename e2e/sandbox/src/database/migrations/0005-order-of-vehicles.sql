-- Vehicles registered in the same moment keep the order they came in.

alter table account_vehicle add column position bigint generated always as identity;
