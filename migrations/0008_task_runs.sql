-- The last run of each background task, whichever process ran it: sweeps, reconciliation, backups.
create table task_runs (
  name text primary key,
  finished_at bigint not null
);
