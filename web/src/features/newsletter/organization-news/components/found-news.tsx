import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense } from 'react'
import type { CampaignId } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import type { OwnOrganization } from '#shared/organizations/organizations/contract.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { newsQuery } from '../api/news-api.ts'
import { useOwnOrganizations } from '../api/use-own-organizations.ts'
import { NoNews } from './own-news-page.tsx'

const NewsEditor = lazy(async () => ({
  default: (await import('../editing/news-editor.tsx')).NewsEditor,
}))
const NewsStanding = lazy(async () => ({
  default: (await import('./news-standing.tsx')).NewsStanding,
}))

const allNews = '/organization/news'
const waiting = <Skeleton lines={10} className="h-12" />

/** One news of the organization that the address names. */
export function FoundNews({ campaignId }: { campaignId: CampaignId }) {
  const { mayWrite, read, chosen } = useOwnOrganizations()
  return (
    <div className="page">
      {chosen ? (
        <OfOrganization organization={chosen} campaignId={campaignId} />
      ) : (
        <>
          <ScreenHeader title="Member news" />
          {!mayWrite || read.data ? (
            <NoNews isOrganization={mayWrite} />
          ) : read.isError ? (
            <QueryFailure
              title="Your organizations did not load"
              error={read.error}
              retrying={read.isFetching}
              onRetry={() => void read.refetch()}
            />
          ) : (
            waiting
          )}
        </>
      )}
    </div>
  )
}

type OfOrganizationProps = { organization: OwnOrganization['organization']; campaignId: CampaignId }

function OfOrganization({ organization, campaignId }: OfOrganizationProps) {
  const { data, error, isFetching, refetch } = useQuery(
    newsQuery({ organizationId: organization.id, campaignId }),
  )
  // A malformed id is refused. It names no news, just like the id of a deleted one.
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  const list = `${allNews}?organization=${organization.id}`
  return (
    <>
      <Breadcrumb
        items={[{ label: 'Member news', to: list }, { label: data?.campaign.subject || organization.name }]}
      />
      {data && (
        <Suspense fallback={waiting}>
          {data.campaign.status === 'draft' ? (
            <NewsEditor organization={organization} stored={data} />
          ) : (
            <NewsStanding organization={organization} shown={data} />
          )}
        </Suspense>
      )}
      {!data && <ScreenHeader title="Member news" />}
      {!data && !error && waiting}
      {!data && isMissing && (
        <EmptyState title="News not found" action={<ButtonLink to={list}>All news</ButtonLink>}>
          It may have been deleted, or it belongs to another of your organizations.
        </EmptyState>
      )}
      {!data && error && !isMissing && (
        <QueryFailure
          title="The news did not load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  )
}
