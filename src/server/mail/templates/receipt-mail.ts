import { formatExactPrice } from '#domain/commerce/format-price.ts'
import type { ProductId } from '#domain/commerce/products.ts'
import { productNames } from '#domain/page-texts/product-names.ts'
import { greet } from './greeting.ts'
import { type MailContent, renderMail } from './layout.ts'

interface ReceiptParts {
  productName: string
  supportEmail: string
  name: string
  username: string
  sale: {
    orderId: string
    product: ProductId
    amountCents: number
    discountPercent: number
    paidAtMs: number
    isTest: boolean
  }
  /** The account existed, but the person who made it never proved that the address is theirs. */
  isTakenBack: boolean
  /** Null for an account that existed before, because its owner has a password. */
  setPasswordLink: string | null
  loginUrl: string
  forgotPasswordUrl: string
  /** The classroom, where a buyer of the course starts. */
  courseUrl: string
}

/** The receipt, with a link to sign in or to choose a password. */
export function renderReceiptMail(parts: ReceiptParts): MailContent {
  const { productName, sale, setPasswordLink, supportEmail } = parts
  return renderMail({
    productName,
    subject: `Your ${productName} receipt`,
    greeting: greet(parts.name),
    before: [
      ...(sale.isTest ? ['TEST MODE: this was a test, and no money was charged.'] : []),
      `Thank you for buying the ${productNames[sale.product]}.`,
      describeSale(sale),
      ...describeGrant(parts),
      describeAccount(parts),
    ],
    action:
      setPasswordLink === null
        ? { label: 'Sign in', url: parts.loginUrl }
        : { label: 'Choose a password', url: setPasswordLink },
    after: [
      setPasswordLink === null
        ? `If you do not remember your password, or did not create this account yourself, set a new one at ${parts.forgotPasswordUrl}`
        : `The link works once, within three days. After that, request a new one at ${parts.forgotPasswordUrl}`,
      `Questions about this purchase? Write to ${supportEmail} and include the order number.`,
    ],
  })
}

function describeAccount({ username, isTakenBack, setPasswordLink }: ReceiptParts): string {
  if (setPasswordLink === null)
    return `It is in the existing account for this address (username ${username}). Sign in as usual.`
  if (isTakenBack)
    return `It is in the existing account for this address (username ${username}). No one had confirmed that address, so we removed the account's password and signed it out everywhere. Choose a new password, and the account and everything in it is yours alone.`
  return `We created an account for this address. Your username is ${username}. Choose a password, and you can sign in from anywhere.`
}

/** An address ends its paragraph, or the words after it read as part of it. */
function describeGrant({ sale, courseUrl }: ReceiptParts): string[] {
  return sale.product === 'tool'
    ? ['The tool is yours for life, with no subscription and nothing more to pay.']
    : [
        `The course is open to you now: ${courseUrl}`,
        'Once you complete it, the planning tool is yours for life too.',
      ]
}

function describeSale({ orderId, amountCents, discountPercent, paidAtMs }: ReceiptParts['sale']): string {
  const day = new Date(paidAtMs).toISOString().slice(0, 10)
  const discount = discountPercent > 0 ? `, ${discountPercent}% off included` : ''
  return `Order ${orderId}, paid on ${day}: ${formatExactPrice(amountCents)}${discount}. One-time payment.`
}
