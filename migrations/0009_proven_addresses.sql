-- Anybody can sign up with anybody's address. What is bought for an address goes only to an account whose owner is
-- known to read its mail, or is taken from whoever made it.

-- When a link was used that was mailed to the address which the account has now. Null: its owner never proved it.
alter table users add column email_verified_at bigint;

-- 1 when this order's fulfilment took the account of its address from whoever had made it.
alter table orders add column account_reset integer not null default 0;
