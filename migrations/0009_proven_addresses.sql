-- Anyone can sign up with anyone's address. A purchase for an address goes only to an account whose owner has
-- proven that they read its mail. Otherwise the account is taken back from the person who made it.

-- When a link mailed to the account's current address was used. Null when the owner never proved it.
alter table users add column email_verified_at bigint;

-- 1 when fulfilling this order took the account of its address back from the person who had made it.
alter table orders add column account_reset integer not null default 0;
