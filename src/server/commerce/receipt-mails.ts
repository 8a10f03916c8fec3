import { learnPaths, pages } from '#contract/paths.ts'
import { product } from '#domain/page-texts/product.ts'
import type { Queries } from '#server/database/database.ts'
import { enqueueMail } from '#server/mail/mail-store.ts'
import { renderReceiptMail } from '#server/mail/templates/receipt-mail.ts'
import type { Receipt } from './fulfill-order.ts'

/** Queues the receipt in the transaction that fulfills the order. */
export function createReceiptMails({ publicUrl, now }: { publicUrl: string; now: () => number }) {
  return {
    enqueueReceipt: (transaction: Queries, receipt: Receipt): Promise<void> => {
      const { order, userId, email, username, firstName, origin, setPasswordLink } = receipt
      const mail = renderReceiptMail({
        productName: product.name,
        supportEmail: product.supportEmail,
        name: firstName,
        username,
        sale: {
          orderId: order.id,
          product: order.product,
          amountCents: order.amount_cents,
          discountPercent: order.discount_percent,
          paidAtMs: order.updated_at,
          isTest: order.provider === 'sandbox',
        },
        isTakenBack: origin === 'taken back',
        setPasswordLink,
        loginUrl: `${publicUrl}${pages.login.path}`,
        courseUrl: `${publicUrl}${learnPaths.classroom}`,
        forgotPasswordUrl: `${publicUrl}${pages.forgotPassword.path}`,
      })
      return enqueueMail(transaction, { ...mail, to: email, userId }, now())
    },
  }
}
