import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'

/** A coupon for the course, made by the operator's command. It works once. */
export async function makeCoupon(): Promise<string> {
  const code = `E2E-${randomUUID().slice(0, 8).toUpperCase()}`
  const options = ['coupons', 'create', code, '--grants', 'course', '--uses', '1']
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] ?? '' }
  await promisify(execFile)(process.execPath, ['dist/server/admin.js', ...options], { env })
  return code
}
