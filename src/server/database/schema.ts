import type { DisputeState, OrderRecordState, PaymentStatus } from '#domain/commerce/order-state.ts'
import type { ProductId } from '#domain/commerce/products.ts'

/** The tables as Kysely sees them. The files in migrations/ create them. Times are integer milliseconds. */

export interface UserTable {
  id: string
  username: string
  username_key: string
  email: string
  email_key: string
  first_name: string
  last_name: string
  password_hash: string | null
  session_epoch: number
  /** When a link mailed to the current address was used. Null while the address is unproven. */
  email_verified_at: number | null
  created_at: number
  updated_at: number
}

export interface EntitlementTable {
  user_id: string
  name: string
  source: string
  granted_at: number
}

export interface SessionTable {
  secret_hash: string
  user_id: string
  session_epoch: number
  /** Roughly which device signed in. See domain/accounts/device-name.ts. */
  device: string
  created_at: number
  renewed_at: number
  expires_at: number
}

export interface KnownDeviceTable {
  secret_hash: string
  user_id: string
  session_epoch: number
  used_at: number
}

export interface PasswordResetTable {
  token_hash: string
  user_id: string | null
  created_at: number
  expires_at: number
}

export interface EmailChangeTable {
  token_hash: string
  user_id: string
  email: string
  created_at: number
  expires_at: number
}

export interface RateLimitTable {
  key: string
  window_end: number
  hits: number
}

export interface CouponTable {
  code: string
  grants: string
  uses_left: number
  expires_at: number | null
  created_at: number
}

export interface MailQueueTable {
  id: string
  to_address: string
  subject: string
  text_body: string
  html_body: string
  created_at: number
  next_attempt_at: number | null
  attempts: number
  claimed_until: number
  last_error: string | null
  sent_at: number | null
  user_id: string | null
}

interface WorkbookColumns {
  title: string
  template: string
  current_step: number
  /** JSON: a list of step numbers. */
  completed_steps: string
  revision: number
  content_revision: number
  content_bytes: number
}

export interface WorkbookTable extends WorkbookColumns {
  owner_id: string
  id: string
  updated_at: number
  deleted_at: number | null
  next_thinning_at: number | null
}

export interface WorkbookContentTable {
  owner_id: string
  workbook_id: string
  revision: number
  /** JSON. */
  data: string
}

export interface WorkbookVersionTable extends WorkbookColumns {
  owner_id: string
  workbook_id: string
  saved_at: number
}

export interface OrderTable {
  id: string
  provider: string
  payment_id: string | null
  attempt_hash: string | null
  browser_hash: string
  product: ProductId
  discount_percent: number
  amount_cents: number
  currency: string
  email: string
  state: OrderRecordState
  refunded_cents: number
  /** Before fulfillment: the account that was signed in at the checkout, if it has the same address. */
  user_id: string | null
  /** 1 when this order's fulfillment made the account. */
  made_account: number
  /** 1 when it took an account with an unproven address from the person who had made it. */
  account_reset: number
  fulfilled_at: number | null
  completed_at: number | null
  revision: number
  next_check_at: number | null
  created_at: number
  updated_at: number
}

export interface OrderEventTable {
  id: string
  order_id: string
  revision: number
  at: number
  cause: string
  from_state: OrderRecordState | null
  to_state: OrderRecordState
  detail: string
}

export interface SandboxPaymentTable {
  id: string
  idempotency_key: string
  client_secret: string
  charge_id: string
  status: PaymentStatus
  amount_cents: number
  currency: string
  email: string
  order_id: string
  failure_code: string | null
  failure_message: string | null
  refunded_cents: number
  dispute: DisputeState
  /** The outcome of a test card after its owner has confirmed. */
  after_confirmation: string | null
  settles_at: number | null
  settles_as: string | null
  created_at: number
}

export interface SandboxWebhookTable {
  id: string
  payload: string
  created_at: number
  due_at: number | null
  attempts: number
}

export interface SandboxSecretTable {
  name: string
  secret: string
}

export interface MigrationTable {
  name: string
  applied_at: number
}

export interface TaskRunTable {
  name: string
  finished_at: number
}

export interface AssistantUsageTable {
  /** In UTC, as 2026-11-16. */
  day: string
  /** Empty for the whole site. */
  user_id: string
  calls: number
  input_tokens: number
  output_tokens: number
}

export interface CourseProgressTable {
  user_id: string
  lesson: string
  passed_at: number
}

export interface CourseStateTable {
  user_id: string
  plan_id: string | null
  plan_title: string
  plan_changed_at: number | null
  last_lesson: string | null
}

export interface CertificateTable {
  number: string
  user_id: string
  /** Empty when the account had no name. */
  name: string
  issued_at: number
}

export interface CourseQuestionTable {
  number: number
  user_id: string
  lesson: string
  text: string
  /** 1 when the learner sent the plan with it. The plan itself is only in the mail. */
  sent_plan: number
  asked_at: number
}

export interface CourseAnswerTable {
  id: string
  question_number: number
  text: string
  answered_at: number
}

export interface ShareLinkTable {
  id: string
  user_id: string
  plan_id: string
  /** Empty after the end. */
  name: string
  /** 1 when reviewers may write comments. */
  may_comment: number
  read_hash: string
  comment_hash: string
  version: number
  copy_bytes: number
  event_bytes: number
  last_event: number
  opened_count: number
  last_opened_at: number | null
  created_at: number
  sent_at: number
  ends_at: number
  /** When its copy and events were removed. */
  ended_at: number | null
}

export interface ShareCopyTable {
  link_id: string
  sealed: string
}

export interface ShareEventTable {
  link_id: string
  number: number
  id: string
  author: string
  sealed: string
  created_at: number
}

export interface Tables {
  users: UserTable
  entitlements: EntitlementTable
  sessions: SessionTable
  known_devices: KnownDeviceTable
  password_resets: PasswordResetTable
  email_changes: EmailChangeTable
  rate_limits: RateLimitTable
  coupons: CouponTable
  mail_queue: MailQueueTable
  workbooks: WorkbookTable
  workbook_contents: WorkbookContentTable
  workbook_versions: WorkbookVersionTable
  orders: OrderTable
  order_events: OrderEventTable
  sandbox_payments: SandboxPaymentTable
  sandbox_webhooks: SandboxWebhookTable
  sandbox_secrets: SandboxSecretTable
  assistant_usage: AssistantUsageTable
  course_progress: CourseProgressTable
  course_states: CourseStateTable
  certificates: CertificateTable
  course_questions: CourseQuestionTable
  course_answers: CourseAnswerTable
  share_links: ShareLinkTable
  share_copies: ShareCopyTable
  share_events: ShareEventTable
  task_runs: TaskRunTable
  migrations: MigrationTable
}
