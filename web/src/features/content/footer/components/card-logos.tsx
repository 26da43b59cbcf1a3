import type { Footer } from '#shared/content/footer/footer.ts'
import { Mark } from './mark.tsx'

type Card = Footer['cards'][number]

const names: Record<Card, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  paypal: 'PayPal',
}

/** The payment methods that the platform takes. */
export function CardLogos({ cards }: Pick<Footer, 'cards'>) {
  if (cards.length === 0) return null
  return (
    <ul aria-label="Ways to pay" className="flex flex-wrap gap-2 text-dim">
      {cards.map((card) => (
        <li key={card}>
          <Mark name={card} className="mark-card text-[1.5rem]" />
          <span className="sr-only">{names[card]}</span>
        </li>
      ))}
    </ul>
  )
}
