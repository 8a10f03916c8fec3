-- Orders. An order is created before its payment, so that every payment event has a place. Money is integer cents.

-- attempt_hash: one open order for each checkout, however often its button is pressed. Null once the order is
-- abandoned. browser_hash: hash of the cookie in the browser that began the checkout. revision: every change
-- compares and increments it, so that of two simultaneous changes only one is made. next_check_at: when to ask the
-- card provider again, in case its message never arrives. Null when there is no need.
create table orders (
  id text primary key,
  provider text not null,
  payment_id text unique,
  attempt_hash text unique,
  browser_hash text not null,
  product text not null,
  discount_percent integer not null,
  amount_cents integer not null,
  currency text not null,
  email text not null,
  state text not null,
  refunded_cents integer not null default 0,
  user_id text references users (id) on delete set null,
  made_account integer not null default 0,
  fulfilled_at bigint,
  completed_at bigint,
  revision integer not null default 0,
  next_check_at bigint,
  created_at bigint not null,
  updated_at bigint not null
);

create index orders_user_id on orders (user_id);
create index orders_created_at on orders (created_at);
create index orders_next_check_at on orders (next_check_at) where next_check_at is not null;

-- Everything that ever happened to an order, with its cause. A provider's event uses its own id, so that an event
-- that arrives twice is recorded once.
create table order_events (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  revision integer not null,
  at bigint not null,
  cause text not null,
  from_state text,
  to_state text not null,
  detail text not null default ''
);

create index order_events_order_id on order_events (order_id, revision);

-- The sandbox's own records, which a real card provider keeps on its side. Empty when a real provider is
-- configured.
create table sandbox_payments (
  id text primary key,
  idempotency_key text not null unique,
  client_secret text not null,
  charge_id text not null,
  status text not null,
  amount_cents integer not null,
  currency text not null,
  email text not null,
  order_id text not null,
  failure_code text,
  failure_message text,
  refunded_cents integer not null default 0,
  dispute text not null default 'none',
  after_confirmation text,
  settles_at bigint,
  settles_as text,
  created_at bigint not null
);

create index sandbox_payments_settles_at on sandbox_payments (settles_at) where settles_at is not null;

-- Webhooks to deliver. due_at is null once delivered or given up.
create table sandbox_webhooks (
  id text primary key,
  payload text not null,
  created_at bigint not null,
  due_at bigint,
  attempts integer not null default 0
);

create index sandbox_webhooks_due_at on sandbox_webhooks (due_at) where due_at is not null;

-- The secret that signs the sandbox's webhooks, shared by all processes.
create table sandbox_secrets (
  name text primary key,
  secret text not null
);
