import type { Command } from './command-line/command.ts'
import { accountsCreate } from './commands/accounts-create.ts'
import { accountsDelete } from './commands/accounts-delete.ts'
import { accountsList } from './commands/accounts-list.ts'
import { accountsSetPassword } from './commands/accounts-set-password.ts'
import { backup } from './commands/backup.ts'
import { assistantUsage } from './commands/assistant-usage.ts'
import { completeCourseCommand } from './commands/complete-course.ts'
import { answerQuestion } from './commands/answer-question.ts'
import { couponsCreate } from './commands/coupons-create.ts'
import { couponsList } from './commands/coupons-list.ts'
import { grantCommand } from './commands/grant.ts'
import { revokeCommand } from './commands/revoke.ts'
import { restore } from './commands/restore.ts'
import { orderCommand } from './commands/order.ts'
import { ordersCommand } from './commands/orders.ts'
import { questionsCommand } from './commands/questions.ts'
import { reconcileCommand } from './commands/reconcile.ts'
import { refundCommand } from './commands/refund.ts'
import { sandboxDispute } from './commands/sandbox-dispute.ts'
import { sessionsEnd } from './commands/sessions-end.ts'
import { sharesEnd } from './commands/shares-end.ts'
import { status } from './commands/status.ts'

/** In the order of the help. */
export const commands: readonly Command[] = [
  status,
  accountsList,
  accountsCreate,
  accountsSetPassword,
  accountsDelete,
  sessionsEnd,
  sharesEnd,
  couponsCreate,
  couponsList,
  grantCommand,
  revokeCommand,
  completeCourseCommand,
  questionsCommand,
  answerQuestion,
  ordersCommand,
  orderCommand,
  refundCommand,
  reconcileCommand,
  sandboxDispute,
  backup,
  restore,
  assistantUsage,
]
