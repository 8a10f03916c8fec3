-- Browsers in which the owner of an account has signed in. Wrong passwords from anywhere else cannot use up their
-- attempts. A new password resets them, because a row counts only with the account's current epoch.
create table known_devices (
  secret_hash text not null,
  user_id text not null references users (id) on delete cascade,
  session_epoch integer not null,
  used_at bigint not null,
  primary key (secret_hash, user_id)
);

create index known_devices_user_id on known_devices (user_id);
create index known_devices_used_at on known_devices (used_at);
