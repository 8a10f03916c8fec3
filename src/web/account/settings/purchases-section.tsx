import type { AccountAnswer, OwnOrder } from '#contract/account.ts'
import type { Entitlement } from '#domain/commerce/entitlements.ts'
import { formatExactPrice } from '#domain/commerce/format-price.ts'
import { productNames } from '#domain/page-texts/product-names.ts'
import { product } from '#domain/page-texts/product.ts'
import { Tag } from '#web/ui/display/tag.tsx'
import { describeDay } from './describe-day.ts'
import { SettingsSection } from './settings-section.tsx'

type PurchasesProps = Pick<AccountAnswer, 'orders' | 'entitlements'>

export function PurchasesSection({ orders, entitlements }: PurchasesProps) {
  const held = [...new Set(entitlements.map(({ name }) => name))]
  return (
    <SettingsSection
      title="Purchases"
      lead={
        <>
          <p>{describeHeld(held)}</p>
          <p className="mt-2">
            Questions about one? Write to{' '}
            <a href={`mailto:${product.supportEmail}`} className="text-link">
              {product.supportEmail}
            </a>
          </p>
        </>
      }
    >
      {orders.length === 0 ? (
        <p className="rounded-control border border-dashed border-rule-2 px-4 py-3 text-[0.9375rem] text-ink-2">
          This account has no purchases.
        </p>
      ) : (
        <ul className="divide-y rounded-card border">
          {orders.map((order) => (
            <Order key={order.id} order={order} />
          ))}
        </ul>
      )}
    </SettingsSection>
  )
}

function Order({ order }: { order: OwnOrder }) {
  const { text, tone } = states[order.state]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-semibold">{productNames[order.product]}</p>
        <p className="text-sm text-ink-3 wrap-anywhere">
          {describeDay(order.createdAt)}, order {order.id}
        </p>
      </div>
      <p className="font-mono text-[0.9375rem] tabular-nums">{formatExactPrice(order.amountCents)}</p>
      <Tag tone={tone}>
        {text}
        {order.state === 'partly_refunded' && ` (${formatExactPrice(order.refundedCents)})`}
      </Tag>
    </li>
  )
}

const states: Record<OwnOrder['state'], { text: string; tone: 'plain' | 'green' | 'ochre' | 'red' }> = {
  paid: { text: 'Paid', tone: 'green' },
  partly_refunded: { text: 'Partly refunded', tone: 'ochre' },
  refunded: { text: 'Refunded', tone: 'plain' },
  disputed: { text: 'Disputed', tone: 'ochre' },
  dispute_lost: { text: 'Charged back', tone: 'red' },
  pending: { text: 'Pending', tone: 'ochre' },
  cancelled: { text: 'Canceled', tone: 'plain' },
  mismatched: { text: 'On hold', tone: 'red' },
}

const heldNames: Record<Entitlement, string> = { tool: 'the planning tool', course: 'the course' }

function describeHeld(held: readonly Entitlement[]): string {
  if (held.length === 0) return 'Your purchases are listed here with their receipt numbers.'
  return `Your account includes ${held.map((name) => heldNames[name]).join(' and ')}.`
}
