import type { getAdOverview } from '#shared/ads/ad-campaigns/contract.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { StatTile } from '#web/ui/stat-tile.tsx'

const count = (figure: number | undefined) => figure?.toLocaleString('en-US') ?? '…'

/** What the campaigns of a member do, in four figures; until they come, dots hold their place. */
export function OverviewTiles({ figures }: { figures: ResponseOf<typeof getAdOverview> | undefined }) {
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      <StatTile label="Views" value={count(figures?.viewsThisMonth)} note="This month" />
      <StatTile quiet label="Clicks" value={count(figures?.clicksThisMonth)} note="This month" />
      <StatTile quiet label="Running" value={count(figures?.running)} note="Campaigns today" />
      <StatTile
        quiet
        label="Paid"
        value={figures ? dollars(figures.spentCents) : '…'}
        note="In all, after refunds"
      />
    </div>
  )
}
