import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { type CampaignId, platformSender } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { campaignQuery } from '../api/campaign-queries.ts'

const CampaignEditor = lazy(async () => ({
  default: (await import('../editing/campaign-editor.tsx')).CampaignEditor,
}))
const CampaignStanding = lazy(async () => ({
  default: (await import('../standing/campaign-standing.tsx')).CampaignStanding,
}))

export const title = 'Campaign'

const allCampaigns = '/admin/newsletter?tab=campaigns'

export function Screen() {
  const { campaignId = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery(campaignQuery(campaignId as CampaignId))
  // A malformed id is refused. It names no campaign, just like the id of a deleted one.
  const missing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  const waiting = <Skeleton lines={10} className="h-12" />
  const isWritten = data?.campaign.status === 'draft' && data.campaign.senderId === platformSender
  return (
    <div className="page">
      <Breadcrumb
        items={[{ label: 'Newsletter', to: allCampaigns }, { label: data?.campaign.name || title }]}
      />
      {data && (
        <Suspense fallback={waiting}>
          {isWritten ? (
            <CampaignEditor key={data.campaign.id} stored={data} />
          ) : (
            <CampaignStanding shown={data} />
          )}
        </Suspense>
      )}
      {!data && <ScreenHeader title={title} />}
      {!data && !error && waiting}
      {!data && missing && (
        <EmptyState
          title="Campaign not found"
          action={<ButtonLink to={allCampaigns}>All campaigns</ButtonLink>}
        >
          It may have been deleted, or the address of this screen is incomplete.
        </EmptyState>
      )}
      {!data && error && !missing && (
        <QueryFailure
          title="The campaign did not load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  )
}
