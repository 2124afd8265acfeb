-- Whether a promotion can be combined with a code: 'Y' is added, 'N' is replaced by any code. PostgreSQL 15.

alter table promotion add column overlap text not null default 'Y' check (overlap in ('Y', 'N'));
