-- Accounts. Times are integer milliseconds and ids are text that we generate, so that the same SQL runs on both
-- engines. The *_key columns hold the normalized form (NFKC, case folded) that makes a name or address unique.

create table users (
  id text primary key,
  username text not null,
  username_key text not null unique,
  email text not null,
  email_key text not null unique,
  first_name text not null default '',
  last_name text not null default '',
  password_hash text,
  -- Counts the passwords an account has had. A session belongs to one of them and ends with it, even if a slow
  -- login with the old password starts it while the new one is being set.
  session_epoch integer not null default 0,
  created_at bigint not null,
  updated_at bigint not null
);

-- One row for each source (an order, a coupon, an operator), so that taking one back leaves the others.
create table entitlements (
  user_id text not null references users (id) on delete cascade,
  name text not null,
  source text not null,
  granted_at bigint not null,
  primary key (user_id, name, source)
);

-- Only the hash of the cookie's secret is stored, so a copy of the database opens no session.
create table sessions (
  secret_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  session_epoch integer not null,
  created_at bigint not null,
  renewed_at bigint not null,
  expires_at bigint not null
);

create index sessions_user_id on sessions (user_id);
create index sessions_expires_at on sessions (expires_at);
