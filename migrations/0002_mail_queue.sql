-- Mail waits here until it is sent, so that neither a restart nor a mail server outage loses any. next_attempt_at
-- is null once nothing more will happen. sent_at then shows whether the message was sent or given up. A process
-- that sends a message holds it until claimed_until. If the process dies, the claim expires.

create table mail_queue (
  id text primary key,
  to_address text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at bigint not null,
  next_attempt_at bigint,
  attempts integer not null default 0,
  claimed_until bigint not null default 0,
  last_error text,
  sent_at bigint
);

create index mail_queue_next_attempt_at on mail_queue (next_attempt_at) where next_attempt_at is not null;
