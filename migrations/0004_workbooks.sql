-- Plans that people keep on the server, with their history. The key starts with the account, so that two accounts
-- may hold the same id (a shared plan file) without a conflict.

create table workbooks (
  owner_id text not null references users (id) on delete cascade,
  id text not null,
  -- Counts the accepted saves. A save names the revision it has seen, and is accepted only if that is still the
  -- current one.
  revision bigint not null,
  title text not null,
  template text not null,
  current_step integer not null,
  completed_steps text not null,
  content_revision bigint not null,
  content_bytes bigint not null,
  updated_at bigint not null,
  deleted_at bigint,
  -- When the history should be checked again. Null while nothing in it can become too old.
  next_thinning_at bigint,
  primary key (owner_id, id)
);

create index workbooks_deleted_at on workbooks (deleted_at) where deleted_at is not null;
create index workbooks_next_thinning_at on workbooks (next_thinning_at) where next_thinning_at is not null;

-- The answers of the twelve steps as JSON, under the revision that introduced them. They are large, so they are
-- stored separately from the rows that lists read, and shared by all later saves that change only the title or the
-- step.
create table workbook_contents (
  owner_id text not null,
  workbook_id text not null,
  revision bigint not null,
  data text not null,
  primary key (owner_id, workbook_id, revision),
  foreign key (owner_id, workbook_id) references workbooks (owner_id, id) on delete cascade
);

-- One row per accepted save, including the current one, until it is thinned out.
create table workbook_versions (
  owner_id text not null,
  workbook_id text not null,
  revision bigint not null,
  title text not null,
  template text not null,
  current_step integer not null,
  completed_steps text not null,
  content_revision bigint not null,
  content_bytes bigint not null,
  saved_at bigint not null,
  primary key (owner_id, workbook_id, revision),
  foreign key (owner_id, workbook_id) references workbooks (owner_id, id) on delete cascade,
  foreign key (owner_id, workbook_id, content_revision)
    references workbook_contents (owner_id, workbook_id, revision)
);
