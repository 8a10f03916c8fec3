-- What was asked of the language model: a row a day and account, and one a day for the whole site under an empty id.
-- Counted before each call, so that the limits hold across server processes. No text of anybody is kept.
create table assistant_usage (
  day text not null,
  user_id text not null,
  calls integer not null,
  input_tokens bigint not null,
  output_tokens bigint not null,
  primary key (day, user_id)
);
