// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import type { AdCreative } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import type { WholeAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { AdPanel } from './ad-panel.tsx'
import { areAdsOpen, takesMoreAds } from './ad-words.ts'

const AdDialog = lazy(async () => ({ default: (await import('./ad-dialog.tsx')).AdDialog }))

type OwnAdsProps = { own: WholeAdCampaign; now: string }

/** The ads of a campaign. More can be added until it ends, each with a review of its own. */
export function OwnAds({ own, now }: OwnAdsProps) {
  const { campaign, creatives } = own
  const [opened, setOpened] = useState<AdCreative['id'] | 'new'>()
  const isOpen = areAdsOpen(campaign, now)
  return (
    <Panel
      flush
      title="Ads"
      aside={
        takesMoreAds(own, now) && (
          <Button data-own size="sm" onClick={() => setOpened('new')}>
            Add another ad
          </Button>
        )
      }
    >
      {creatives.length === 0 && <p className="px-5 py-4 text-dim">No ads yet.</p>}
      <ul className="divide-y divide-line">
        {creatives.map((ad) => (
          <AdPanel
            key={ad.id}
            ad={ad}
            ads={creatives}
            // The head of the page says that all of it is in review.
            standsAlone={campaign.status !== 'in_review'}
            onEdit={isOpen ? () => setOpened(ad.id) : undefined}
          />
        ))}
      </ul>
      {opened && (
        <Suspense>
          <AdDialog
            own={own}
            adId={opened === 'new' ? undefined : opened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </Panel>
  )
}
