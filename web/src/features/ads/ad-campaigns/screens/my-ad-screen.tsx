import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { WholeAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import type { PageData } from '#web/app/screen.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Screen as NotFound } from '#web/features/platform/pages/screens/not-found-screen.tsx'
import { useMinute } from '#web/lib/use-minute.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ownCampaignQuery } from '../api/own-campaign-queries.ts'
import { CampaignPage } from '../own/campaign-page.tsx'
import { myAdsPath } from '../own/campaign-words.ts'

export const title = ({ params, get }: PageData): string => {
  const own = get(ownCampaignQuery(params.campaignId ?? '')) as WholeAdCampaign | null | undefined
  return own ? own.campaign.name : 'Ad campaign'
}

export function Screen() {
  const { campaignId = '' } = useParams()
  const found = useQuery(ownCampaignQuery(campaignId))
  const now = useMinute()
  if (found.data === null) return <NotFound />
  const own = found.data
  return (
    <div className="shell max-w-5xl py-10">
      <Breadcrumb
        items={[{ label: 'My ads', to: myAdsPath }, { label: own ? own.campaign.name : 'Ad campaign' }]}
      />
      {own && <CampaignPage own={own} now={now} />}
      {!own && found.isError && (
        <QueryFailure
          title="Your campaign did not load"
          error={found.error}
          retrying={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      )}
      {!own && found.isPending && <Skeleton lines={4} className="h-24" />}
    </div>
  )
}
