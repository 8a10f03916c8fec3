-- The classroom. Everything here belongs to one account and is deleted with it.

-- The lessons that a learner's plan has passed. A lesson stays passed when the plan changes again.
create table course_progress (
  user_id text not null references users (id) on delete cascade,
  lesson text not null,
  passed_at bigint not null,
  primary key (user_id, lesson)
);

-- The plan that the exercises read, and the lesson opened last.
create table course_states (
  user_id text primary key references users (id) on delete cascade,
  plan_id text,
  plan_title text not null default '',
  -- When the plan was last exchanged for another. Null while the first one stands.
  plan_changed_at bigint,
  last_lesson text
);

-- One per account. It confirms nothing while the account does not have the course.
create table certificates (
  number text primary key,
  user_id text not null unique references users (id) on delete cascade,
  -- Empty when the account had no name: it then shows the name that the account has.
  name text not null,
  issued_at bigint not null
);

-- The number is random, so that an answer to a deleted question never reaches another person's thread.
create table course_questions (
  number bigint primary key,
  user_id text not null references users (id) on delete cascade,
  lesson text not null,
  text text not null,
  sent_plan integer not null,
  asked_at bigint not null
);

create index course_questions_user_id on course_questions (user_id);

create table course_answers (
  id text primary key,
  question_number bigint not null references course_questions (number) on delete cascade,
  text text not null,
  answered_at bigint not null
);

create index course_answers_question_number on course_answers (question_number);
