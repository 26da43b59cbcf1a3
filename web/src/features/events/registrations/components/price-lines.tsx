import { totalOf } from '#shared/events/registrations/price-of.ts'
import type { PriceLine } from '#shared/events/registrations/registration.ts'
import { dollars } from '#shared/platform/money/dollars.ts'

/** The cost of entering, line by line. */
export function PriceLines({ lines }: { lines: readonly PriceLine[] }) {
  return (
    <dl className="grid gap-1.5">
      {lines.map(({ label, cents }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries of one class have the same words
        <div key={`${label}-${at}`} className="flex justify-between gap-4">
          <dt className="text-dim">{label}</dt>
          <dd className="readout">{cents < 0 ? `−${dollars(-cents)}` : dollars(cents)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line pt-1.5 font-semibold">
        <dt>Total</dt>
        <dd className="readout">{dollars(totalOf(lines))}</dd>
      </div>
    </dl>
  )
}
