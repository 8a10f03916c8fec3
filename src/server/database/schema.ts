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
  created_at: number
  renewed_at: number
  expires_at: number
}

export interface Tables {
  users: UserTable
  entitlements: EntitlementTable
  sessions: SessionTable
}
