-- When what runs by itself last ran, whichever process did it: sweeps, reconciliation, backups.
create table task_runs (
  name text primary key,
  finished_at bigint not null
);
