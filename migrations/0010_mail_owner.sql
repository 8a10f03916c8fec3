-- The account that a mail is about. The mail is deleted with the account, even if it went to an address that the
-- account does not have: one that waits for confirmation, or one that it has left.
alter table mail_queue add column user_id text references users (id) on delete cascade;

create index mail_queue_user_id on mail_queue (user_id) where user_id is not null;
