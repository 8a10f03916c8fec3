-- Reviewers' links. Copies and events are sealed in the browser, and the server has no key to them.

create table share_links (
  -- 128 random bits, chosen by the owner's browser.
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  -- The plan may exist only in the owner's browser, so it refers to nothing here.
  plan_id text not null,
  -- Who the link is for, in the owner's words. Empty after the end.
  name text not null,
  may_comment integer not null,
  -- SHA-256 of the tokens that prove to the server that a person holds the link.
  read_hash text not null,
  comment_hash text not null,
  version bigint not null,
  copy_bytes bigint not null,
  event_bytes bigint not null,
  -- The number of the newest event. It changes under a lock of this row, so numbers appear in their order.
  last_event bigint not null,
  opened_count bigint not null,
  last_opened_at bigint,
  created_at bigint not null,
  sent_at bigint not null,
  ends_at bigint not null,
  -- When its copy and events were removed. The row stays for a while, so that the page can say that it ended.
  ended_at bigint
);

create index share_links_user_id on share_links (user_id, plan_id);
create index share_links_ends_at on share_links (ends_at) where ended_at is null;
create index share_links_ended_at on share_links (ended_at) where ended_at is not null;

-- Large, so separate from the rows that lists read.
create table share_copies (
  link_id text primary key references share_links (id) on delete cascade,
  sealed text not null
);

create table share_events (
  link_id text not null references share_links (id) on delete cascade,
  number bigint not null,
  -- Chosen by the writer's browser, so that a repeated request adds one event.
  id text not null,
  -- 'owner', or the hash of the secret that the writer's browser keeps.
  author text not null,
  sealed text not null,
  created_at bigint not null,
  primary key (link_id, number),
  unique (link_id, id)
);
