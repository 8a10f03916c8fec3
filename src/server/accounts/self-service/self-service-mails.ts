import { pages } from '#contract/paths.ts'
import { product } from '#domain/page-texts/product.ts'
import type { Credentials } from '#server/accounts/user-store.ts'
import type { Queries } from '#server/database/database.ts'
import { enqueueMail } from '#server/mail/mail-store.ts'
import {
  renderAddressTakenMail,
  renderEmailChangeNotice,
  renderEmailConfirmationMail,
} from '#server/mail/templates/email-change-mails.ts'
import { renderPasswordChangedMail } from '#server/mail/templates/password-changed-mail.ts'

type Recipient = Pick<Credentials, 'id' | 'email' | 'first_name'>

export interface SelfServiceMails {
  enqueueEmailConfirmation: (
    transaction: Queries,
    user: Recipient,
    change: { email: string; link: string },
  ) => Promise<void>
  enqueueEmailChangeNotice: (transaction: Queries, user: Recipient, newEmail: string) => Promise<void>
  enqueueAddressTaken: (transaction: Queries, owner: Recipient) => Promise<void>
  enqueuePasswordChanged: (transaction: Queries, user: Recipient) => Promise<void>
}

/** Each mail is queued inside the transaction that causes it. */
export function createSelfServiceMails({
  publicUrl,
  now,
}: {
  publicUrl: string
  now: () => number
}): SelfServiceMails {
  const productName = product.name
  const forgotPasswordUrl = `${publicUrl}${pages.forgotPassword.path}`
  const loginUrl = `${publicUrl}${pages.login.path}`
  return {
    enqueueEmailConfirmation: (transaction, { id: userId, first_name: name }, { email, link }) =>
      enqueueMail(
        transaction,
        { ...renderEmailConfirmationMail({ productName, name, link }), to: email, userId },
        now(),
      ),
    enqueueEmailChangeNotice: (transaction, { id: userId, email, first_name: name }, newEmail) =>
      enqueueMail(
        transaction,
        { ...renderEmailChangeNotice({ productName, name, newEmail, forgotPasswordUrl }), to: email, userId },
        now(),
      ),
    enqueueAddressTaken: (transaction, { id: userId, email, first_name: name }) =>
      enqueueMail(
        transaction,
        { ...renderAddressTakenMail({ productName, name, loginUrl }), to: email, userId },
        now(),
      ),
    enqueuePasswordChanged: (transaction, { id: userId, email, first_name: name }) =>
      enqueueMail(
        transaction,
        { ...renderPasswordChangedMail({ productName, name, forgotPasswordUrl }), to: email, userId },
        now(),
      ),
  }
}
