/** The tables as Kysely sees them; migrations/ is what makes them. Times are integer milliseconds. */

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
  created_at: number
  renewed_at: number
  expires_at: number
}

export interface PasswordResetTable {
  token_hash: string
  user_id: string | null
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
}

export interface Tables {
  users: UserTable
  entitlements: EntitlementTable
  sessions: SessionTable
  password_resets: PasswordResetTable
  rate_limits: RateLimitTable
  coupons: CouponTable
  mail_queue: MailQueueTable
}
