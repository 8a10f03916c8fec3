-- What the account page needs: which device a session belongs to, and addresses that wait for their confirmation.

-- Such as 'Firefox on Windows': enough to tell one's own devices apart, nothing that would know a browser again.
alter table sessions add column device text not null default '';

-- Only the hash of the link's token is stored. An address that belongs to somebody else leaves a row too, whose
-- token is mailed to nobody, so that both cost and look the same.
create table email_changes (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  email text not null,
  created_at bigint not null,
  expires_at bigint not null
);

create index email_changes_user_id on email_changes (user_id);
create index email_changes_expires_at on email_changes (expires_at);
