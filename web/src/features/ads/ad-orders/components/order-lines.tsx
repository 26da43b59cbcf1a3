import type { AdOrder } from '#shared/ads/ad-orders/ad-order.ts'
import { dollars } from '#shared/platform/money/dollars.ts'

type OrderLinesProps = { order: AdOrder; taxCents: number | undefined; dueCents: number }

/** What campaigns cost, line by line, with the tax that the provider adds. */
export function OrderLines({ order: { lines }, taxCents, dueCents }: OrderLinesProps) {
  return (
    <dl className="grid gap-1.5">
      {lines.map(({ campaignId, description, cents }) => (
        <div key={campaignId} className="flex justify-between gap-4">
          <dt className="min-w-0 wrap-anywhere text-dim">{description}</dt>
          <dd className="readout">{dollars(cents)}</dd>
        </div>
      ))}
      {taxCents !== undefined && (
        <div className="flex justify-between gap-4">
          <dt className="text-dim">Tax</dt>
          <dd className="readout">{dollars(taxCents)}</dd>
        </div>
      )}
      <div className="flex justify-between gap-4 border-t border-line pt-1.5 font-semibold">
        <dt>Total</dt>
        <dd className="readout">{dollars(dueCents)}</dd>
      </div>
    </dl>
  )
}
