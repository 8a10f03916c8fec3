-- Data for the account page: the device of a session, and addresses that wait for confirmation.

-- Such as 'Firefox on Windows'. Enough to recognize your own devices, but not enough to identify a browser.
alter table sessions add column device text not null default '';

-- Only the hash of the link's token is stored. An address that belongs to another account also leaves a row, whose
-- token is never mailed, so that both cost and look the same.
create table email_changes (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  email text not null,
  created_at bigint not null,
  expires_at bigint not null
);

create index email_changes_user_id on email_changes (user_id);
create index email_changes_expires_at on email_changes (expires_at);
