-- Which edition of each text was agreed to, where the order itself does not say it.

alter table subscription add column transfer_term_versions jsonb;
alter table solicitation add column term_versions jsonb;
