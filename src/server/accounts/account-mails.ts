import { learnPaths, pages } from '#contract/paths.ts'
import type { Entitlement } from '#domain/commerce/entitlements.ts'
import { product } from '#domain/page-texts/product.ts'
import type { Queries } from '#server/database/database.ts'
import { enqueueMail } from '#server/mail/mail-store.ts'
import { renderPasswordResetMail } from '#server/mail/templates/password-reset-mail.ts'
import { renderWelcomeMail } from '#server/mail/templates/welcome-mail.ts'

interface Recipient {
  id: string
  email: string
  first_name: string
}

/** The mails that accounts send. Each is queued inside the transaction that causes it. */
export function createAccountMails({ publicUrl, now }: { publicUrl: string; now: () => number }) {
  return {
    enqueueWelcomeMail: (
      transaction: Queries,
      user: Recipient,
      granted: Entitlement | null,
    ): Promise<void> => {
      const mail = renderWelcomeMail({
        productName: product.name,
        name: user.first_name,
        granted,
        dashboardUrl: `${publicUrl}${pages.dashboard.path}`,
        courseUrl: `${publicUrl}${learnPaths.classroom}`,
      })
      return enqueueMail(transaction, { ...mail, to: user.email, userId: user.id }, now())
    },
    enqueueResetMail: (
      transaction: Queries,
      { user, link }: { user: Recipient; link: string },
    ): Promise<void> => {
      const mail = renderPasswordResetMail({ productName: product.name, name: user.first_name, link })
      return enqueueMail(transaction, { ...mail, to: user.email, userId: user.id }, now())
    },
  }
}
