import type { Command } from './command.ts'
import { accountsCreate } from './commands/accounts-create.ts'
import { accountsList } from './commands/accounts-list.ts'
import { accountsSetPassword } from './commands/accounts-set-password.ts'
import { couponsCreate } from './commands/coupons-create.ts'
import { couponsList } from './commands/coupons-list.ts'
import { entitlementsGrant } from './commands/entitlements-grant.ts'
import { entitlementsRevoke } from './commands/entitlements-revoke.ts'
import { sessionsEnd } from './commands/sessions-end.ts'

/** In the order of the help. */
export const commands: readonly Command[] = [
  accountsList,
  accountsCreate,
  accountsSetPassword,
  sessionsEnd,
  couponsCreate,
  couponsList,
  entitlementsGrant,
  entitlementsRevoke,
]
