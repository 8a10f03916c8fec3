-- Protection for sign-in: reset links, attempt counters and coupons.

-- Only the hash of the link's token is stored. A request for an unknown account also leaves a row, without a user,
-- so that both cost the same.
create table password_resets (
  token_hash text primary key,
  user_id text references users (id) on delete cascade,
  created_at bigint not null,
  expires_at bigint not null
);

create index password_resets_user_id on password_resets (user_id);
create index password_resets_expires_at on password_resets (expires_at);

-- One row per counter, shared by all server processes. The key is a hash, so no names or addresses are stored here.
create table rate_limits (
  key text primary key,
  window_end bigint not null,
  hits integer not null
);

create index rate_limits_window_end on rate_limits (window_end);

create table coupons (
  code text primary key,
  grants text not null,
  uses_left integer not null,
  expires_at bigint,
  created_at bigint not null
);
