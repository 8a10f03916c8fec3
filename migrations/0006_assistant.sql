-- The use of the language model: one row per day and account, and one per day for the whole site under an empty id.
-- Counted before each call, so that the limits hold across server processes. No one's text is stored.
create table assistant_usage (
  day text not null,
  user_id text not null,
  calls integer not null,
  input_tokens bigint not null,
  output_tokens bigint not null,
  primary key (day, user_id)
);
