// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { mostCampaignsInOrder } from '#shared/ads/ad-orders/ad-order.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { counted } from './campaign-words.ts'

const PayDialog = lazy(async () => ({
  default: (await import('#web/features/ads/ad-orders/components/pay-dialog.tsx')).PayDialog,
}))

/** Pays for several approved campaigns on one invoice. */
export function PayTogether({ campaigns }: { campaigns: readonly AdCampaign[] }) {
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const [paid, setPaid] = useState<readonly AdCampaign[]>()
  const chosen = campaigns.filter(({ id }) => !skipped.includes(id)).slice(0, mostCampaignsInOrder)
  const cents = chosen.reduce((sum, { price }) => sum + (price?.cents ?? 0), 0)
  const choose = (id: string, isChosen: boolean) =>
    setSkipped((before) => (isChosen ? before.filter((one) => one !== id) : [...before, id]))
  return (
    <Panel title="Approved: pay to start">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
        <fieldset className="grid gap-3">
          <legend className="sr-only">Campaigns to pay for</legend>
          {campaigns.map(({ id, name, price }) => (
            <Checkbox
              key={id}
              label={`${name}, ${dollars(price?.cents ?? 0)}`}
              checked={chosen.some((one) => one.id === id)}
              disabled={chosen.length === mostCampaignsInOrder && !chosen.some((one) => one.id === id)}
              onChange={({ target }) => choose(id, target.checked)}
            />
          ))}
        </fieldset>
        <Button data-own variant="primary" disabled={chosen.length === 0} onClick={() => setPaid(chosen)}>
          Pay for {counted(chosen.length, 'campaign')}
          {chosen.length > 0 && `, ${dollars(cents)}`}
        </Button>
      </div>
      {paid && (
        <Suspense>
          <PayDialog campaigns={paid} onClose={() => setPaid(undefined)} />
        </Suspense>
      )}
    </Panel>
  )
}
