-- The collector has a table of its own for faults of the pages, called `fault`, in this same database.

alter table fault rename to injected_fault;
alter table injected_fault rename constraint fault_pkey to injected_fault_pkey;
