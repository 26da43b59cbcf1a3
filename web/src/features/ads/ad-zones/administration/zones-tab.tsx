import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { zoneName } from '#shared/ads/ad-zones/ad-zone.ts'
import type { AdminZone } from '#shared/ads/ad-zones/contract.ts'
import { estimateOf, type ZoneSettings } from '#shared/ads/ad-zones/zone-settings.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { adZonesQuery } from '../api/admin-zone-queries.ts'
import { SoldStrip } from './sold-strip.tsx'
import { ZoneDialog } from './zone-dialog.tsx'

/** The ad spaces with what they cost, how many views they have, and what is sold. */
export function ZonesTab() {
  const found = useQuery(adZonesQuery)
  const [edited, setEdited] = useState<ZoneSettings>()
  if (found.isError && !found.data)
    return (
      <QueryFailure
        title="The ad spaces did not load"
        error={found.error}
        retrying={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    )
  if (!found.data) return <div className="skeleton h-96" />
  return (
    <div className="grid gap-6">
      <p className="max-w-2xl text-dim">Up to 80% of a day’s views can be sold. Fuller color = more sold.</p>
      {found.data.zones.map((zone) => (
        <ZonePanel key={zone.settings.zone} zone={zone} onEdit={() => setEdited(zone.settings)} />
      ))}
      {edited && <ZoneDialog settings={edited} onClose={() => setEdited(undefined)} />}
    </div>
  )
}

const views = (count: number) => `${count.toLocaleString('en-US')} views a day`

/** The estimate that counts, and where it is from. */
function estimateWords(settings: ZoneSettings): string {
  const { measured } = settings
  const counts = views(estimateOf(settings))
  if (!measured) return `${counts}, as set`
  const days = `${measured.days} ${measured.days === 1 ? 'day' : 'days'}`
  return estimateOf(settings) !== measured.views
    ? `${counts}, as set; measured for ${days}: ${measured.views.toLocaleString('en-US')}`
    : `${counts}, measured over ${days}`
}

function ZonePanel({ zone: { settings, days }, onEdit }: { zone: AdminZone; onEdit: () => void }) {
  const { zone, pricePerThousandCents, sponsorDayCents, slots } = settings
  const name = zoneName(zone)
  return (
    <Panel
      title={name}
      aside={
        <Button size="sm" onClick={onEdit}>
          Edit<span className="sr-only"> {name}</span>
        </Button>
      }
    >
      <div className="grid gap-5">
        <Facts
          beside
          facts={[
            ['1,000 views', dollars(pricePerThousandCents)],
            ['Sponsor day', `${dollars(sponsorDayCents)}, shared by up to ${slots}`],
            ['Estimate', estimateWords(settings)],
          ]}
        />
        <SoldStrip name={name} days={days} />
      </div>
    </Panel>
  )
}
