import { dollars } from '#shared/platform/money/dollars.ts'
import type { Planned, Quote } from './quote.ts'

type PriceLineProps = { planned: Pick<Planned, 'model'> | undefined; quote: Quote | undefined }

/** What the campaign costs as it stands. */
export const PriceLine = ({ planned, quote }: PriceLineProps) => (
  <output className="display block px-4 py-3">
    <span className="label block text-faint">Price</span>
    <span className="readout block text-4xl text-signal-ink">{quote ? dollars(quote.cents) : '—'}</span>
    <span className="block text-sm text-dim">
      {quote && planned
        ? `${dollars(quote.unitCents)} ${planned.model === 'views' ? 'per 1,000 views' : 'a day'}, ${quote.days} ${quote.days === 1 ? 'day' : 'days'}, plus tax where it applies.`
        : 'Plus tax where it applies.'}
    </span>
  </output>
)
