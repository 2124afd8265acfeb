-- Keeps the order of vehicles that are registered at the same moment.

alter table account_vehicle add column position bigint generated always as identity;
