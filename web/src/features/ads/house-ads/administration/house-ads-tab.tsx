import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AdZone, zoneName } from '#shared/ads/ad-zones/ad-zone.ts'
import { type HouseAd, mostHouseAds } from '#shared/ads/house-ads/house-ad.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { HouseAdDraft } from '../api/house-ad-commands.ts'
import { houseAdsQuery } from '../api/house-ad-queries.ts'
import { HouseAdCard } from './house-ad-card.tsx'
import { HouseAdDialog } from './house-ad-dialog.tsx'

/** The ads of the platform itself, which fill what no one has booked. */
export function HouseAdsTab() {
  const found = useQuery(houseAdsQuery)
  const [edited, setEdited] = useState<HouseAdDraft>()
  if (found.isError && !found.data)
    return (
      <QueryFailure
        title="The house ads did not load"
        error={found.error}
        retrying={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    )
  if (!found.data) return <div className="skeleton h-96" />
  const { items } = found.data
  return (
    <div className="grid gap-6">
      <p className="max-w-2xl text-dim">
        They fill ad spaces that no one booked, at no cost, and link to pages of this site. A space without
        one stays empty.
      </p>
      {AdZone.options.map((zone) => (
        <ZoneHouseAds
          key={zone}
          zone={zone}
          ads={items.filter((ad) => ad.zone === zone)}
          onEdit={setEdited}
        />
      ))}
      {edited && <HouseAdDialog ad={edited} onClose={() => setEdited(undefined)} />}
    </div>
  )
}

type ZoneHouseAdsProps = { zone: AdZone; ads: readonly HouseAd[]; onEdit: (ad: HouseAdDraft) => void }

function ZoneHouseAds({ zone, ads, onEdit }: ZoneHouseAdsProps) {
  const name = zoneName(zone)
  return (
    <Panel
      flush
      title={name}
      aside={
        ads.length < mostHouseAds && (
          <Button size="sm" onClick={() => onEdit({ zone, alt: '', headline: '', text: '', path: '' })}>
            New house ad<span className="sr-only"> for {name}</span>
          </Button>
        )
      }
    >
      {ads.length === 0 ? (
        <p className="px-5 py-4 text-dim">No house ad</p>
      ) : (
        <ul className="divide-y divide-line">
          {ads.map((ad) => (
            <HouseAdCard key={ad.id} ad={ad} onEdit={() => onEdit(ad)} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
