import { Button } from '#web/ui/buttons/button.tsx'

const cards = [
  { label: 'Approved', number: '4242 4242 4242 4242' },
  { label: 'Needs confirmation', number: '4000 0025 0000 3155' },
  { label: 'Declined', number: '4000 0000 0000 0002' },
  { label: 'Insufficient funds', number: '4000 0000 0000 9995' },
  { label: 'Expired', number: '4000 0000 0000 0069' },
  { label: 'Wrong code', number: '4000 0000 0000 0127' },
  { label: 'Fails later', number: '4000 0000 0000 0341' },
  { label: 'Disputed', number: '4000 0000 0000 0259' },
]

interface TestCardsProps {
  onChoose: (cardNumber: string) => void
}

/** The sandbox's test cards, listed by their effect. One click fills in a card. */
export function TestCards({ onChoose }: TestCardsProps) {
  return (
    <section
      aria-label="Test cards"
      className="rounded-card border border-ochre/35 bg-ochre-wash px-4 py-3.5"
    >
      <p className="text-sm text-ink-2">
        <strong className="mono-label font-bold text-ochre">TEST MODE</strong> Choose a test card by its
        result. Never enter a real card.
      </p>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {cards.map(({ label, number }) => (
          <li key={number}>
            <Button size="sm" onClick={() => onChoose(number)}>
              {label}
              <span className="mono-label text-ink-3">
                <span className="sr-only">card ending in </span>
                {number.slice(-4)}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
