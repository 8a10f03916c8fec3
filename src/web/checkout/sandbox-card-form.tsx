import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type CardFaults, type CardForm, findCardFaults, type Month } from '#domain/commerce/card-checks.ts'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { CardField } from './card-field.tsx'
import { CardFormButtons, type CardFormProps } from './card-form-parts.tsx'
import { findBrandName, formatCardNumber, formatCvc, formatExpiry } from './card-format.ts'
import { confirmSandboxPayment, isPaymentOver } from './confirm-sandbox-payment.ts'
import { describeFault } from './describe-fault.ts'
import { FormFailure } from '#web/ui/fields/form-failure.tsx'
import { TestCards } from './test-cards.tsx'
import { useSendOnce } from './use-send-once.ts'

const fields = ['number', 'expiry', 'cvc'] as const satisfies (keyof CardForm)[]
const emptyCard: CardForm = { number: '', expiry: '', cvc: '' }
const testCardDetails = { expiry: '12 / 34', cvc: '123' }

/** Replaces a provider's card form when none is configured. */
export function SandboxCardForm({ payment, onBack, onPaid, onProcessing, onOver }: CardFormProps) {
  const [card, setCard] = useState(emptyCard)
  const [faults, setFaults] = useState<CardFaults>({})
  const [failure, setFailure] = useState(payment.failureMessage)
  const formRef = useRef<HTMLFormElement>(null)

  function change(field: keyof CardForm, value: string) {
    setCard({ ...card, [field]: value })
    setFaults(withoutFault(faults, field))
  }

  function showFaults(found: CardFaults, message: string) {
    const firstWrong = fields.find((field) => found[field] !== undefined)
    flushSync(() => {
      setFaults(found)
      setFailure(firstWrong === undefined ? message : null)
    })
    const input = firstWrong && formRef.current?.elements.namedItem(firstWrong)
    if (input instanceof HTMLInputElement) input.focus()
    showToast({ title: 'Payment Failed', description: message, look: 'destructive' })
  }

  const { isBusy, handleSubmit } = useSendOnce({
    check() {
      const found = findCardFaults(card, findThisMonth())
      const [firstFault] = fields.flatMap((field) => found[field] ?? [])
      if (firstFault === undefined) return card
      showFaults(found, firstFault)
      return null
    },
    async send(checkedCard) {
      setFaults({})
      setFailure(null)
      try {
        const answer = await confirmSandboxPayment(payment.clientSecret, checkedCard)
        if (answer.status === 'confirming') globalThis.location.assign(answer.redirectUrl)
        else if (answer.status === 'paid') onPaid(answer.paymentIntentId)
        else onProcessing(answer.paymentIntentId)
        return 'leaving'
      } catch (error) {
        const fault = describeFault(error, 'Your card could not be charged. Please try again.')
        if (isPaymentOver(error)) onOver()
        else showFaults(fault.fields, fault.message)
        return 'done'
      }
    },
  })

  const getFieldProps = (field: keyof CardForm) => ({
    name: field,
    value: card[field],
    error: faults[field],
    onValue: (value: string) => change(field, value),
    onBlur: () => {
      const fault = card[field] === '' ? undefined : findCardFaults(card, findThisMonth())[field]
      if (fault !== undefined) setFaults({ ...faults, [field]: fault })
    },
  })
  const brand = findBrandName(card.number)

  return (
    <form
      ref={formRef}
      noValidate
      aria-label="Card payment"
      onSubmit={handleSubmit}
      className="grid gap-5 max-sm:[&_input]:scroll-mt-44"
    >
      <TestCards
        onChoose={(number) => {
          setCard({ number, ...testCardDetails })
          setFaults({})
          setFailure(null)
        }}
      />
      <CardField
        {...getFieldProps('number')}
        format={formatCardNumber}
        label="Card number"
        placeholder="1234 1234 1234 1234"
        autoComplete="cc-number"
        trailing={brand === null ? undefined : <span className="mono-label">{brand}</span>}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <CardField
          {...getFieldProps('expiry')}
          format={(typed) => formatExpiry(typed, card.expiry)}
          label="Expiration date"
          placeholder="MM / YY"
          autoComplete="cc-exp"
        />
        <CardField
          {...getFieldProps('cvc')}
          format={(typed) => formatCvc(typed, card.number)}
          label="Security code"
          placeholder="CVC"
          autoComplete="cc-csc"
        />
      </div>
      <FormFailure message={failure} />
      <CardFormButtons onBack={onBack} isBusy={isBusy} />
    </form>
  )
}

function withoutFault(faults: CardFaults, field: keyof CardForm): CardFaults {
  const { [field]: _gone, ...rest } = faults
  return rest
}

/** In UTC, the same as the server. */
function findThisMonth(): Month {
  const now = new Date()
  return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }
}
