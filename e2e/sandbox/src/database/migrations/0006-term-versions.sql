-- Agreed version of each text, if the order does not contain it.

alter table subscription add column transfer_term_versions jsonb;
alter table solicitation add column term_versions jsonb;
