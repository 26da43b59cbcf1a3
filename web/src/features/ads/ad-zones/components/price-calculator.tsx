import { useState } from 'react'
import { AdZone, zoneName } from '#shared/ads/ad-zones/ad-zone.ts'
import type { RateCard } from '#shared/ads/ad-zones/contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Select } from '#web/ui/select.tsx'
import { type Estimate, estimatedPrice, typedCount } from './estimated-price.ts'

const models = [
  { id: 'views', label: 'Views' },
  { id: 'sponsor', label: 'Sponsor days' },
] as const

type Model = (typeof models)[number]['id']

type PriceCalculatorProps = { card: RateCard; zone: AdZone; onZone: (zone: AdZone) => void }

/** What an ad would cost, reckoned on this page. */
export function PriceCalculator({ card, zone, onZone }: PriceCalculatorProps) {
  const [model, setModel] = useState<Model>('views')
  const [typed, setTyped] = useState<Record<Model, string>>({ views: '20,000', sponsor: '7' })
  const rate = card.zones.find((one) => one.zone === zone)
  if (!rate) return null
  const estimate = estimatedPrice({ model, amount: typedCount(typed[model]) }, rate)
  return (
    <Panel title="What it costs" screws>
      <div className="grid gap-5">
        <Field label="Ad space">
          <Select value={zone} onChange={({ target }) => onZone(AdZone.parse(target.value))}>
            {card.zones.map((one) => (
              <option key={one.zone} value={one.zone}>
                {zoneName(one.zone)}
              </option>
            ))}
          </Select>
        </Field>
        <Segmented
          legend="What you book"
          name="calculated-model"
          options={models}
          value={model}
          onChange={setModel}
        />
        <Field
          label={model === 'views' ? 'Views' : 'Days'}
          {...(model === 'sponsor' && { hint: 'Every view of the ad space, shared by a few sponsors.' })}
          {...(estimate.problem !== undefined && { error: estimate.problem })}
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={typed[model]}
            onChange={({ target }) => setTyped({ ...typed, [model]: target.value })}
          />
        </Field>
        <output className="display block px-4 py-3">
          <span className="readout block text-4xl text-signal-ink">
            {estimate.problem === undefined ? dollars(estimate.cents) : '—'}
          </span>
          <span className="block text-sm text-dim">{priceNote(model, estimate)}</span>
        </output>
      </div>
    </Panel>
  )
}

const number = (count: number) => count.toLocaleString('en-US')

/** What stands behind the price, in a line. */
function priceNote(model: Model, estimate: Estimate): string {
  if (estimate.problem !== undefined) return 'Plus tax where it applies.'
  const { unitCents, days, views } = estimate
  const unit = `${dollars(unitCents)} ${model === 'views' ? 'per 1,000 views' : 'a day'}, plus tax where it applies.`
  if (model === 'sponsor') return `${unit} About ${number(views)} views.`
  return days > 0 ? `${unit} Runs about ${number(days)} ${days === 1 ? 'day' : 'days'}.` : unit
}
