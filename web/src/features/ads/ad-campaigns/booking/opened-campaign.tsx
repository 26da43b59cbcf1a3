import { useQuery } from '@tanstack/react-query'
import { campaignStateAt, campaignStateWords } from '#shared/ads/ad-campaigns/campaign-state.ts'
import type { WholeAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import { adCampaignPath } from '#shared/ads/ad-campaigns/named-campaign.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Screen as NotFound } from '#web/features/platform/pages/screens/not-found-screen.tsx'
import { useServerTime } from '#web/lib/use-server-time.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ownCampaignQuery } from '../api/own-campaign-queries.ts'
import { BookingEditor } from './booking-editor.tsx'
import type { BookingStepName } from './booking-steps.ts'
import { bookingOf } from './booking-values.ts'

type OpenedCampaignProps = {
  campaignId: string
  step: BookingStepName
  onStep: (step: BookingStepName) => void
}

/** The campaign that an address names, once it is there. */
export function OpenedCampaign({ campaignId, step, onStep }: OpenedCampaignProps) {
  const own = useQuery(ownCampaignQuery(campaignId))
  if (own.data === null) return <NotFound />
  return (
    <div className="shell max-w-4xl py-10">
      {own.data && <EditedCampaign key={campaignId} own={own.data} step={step} onStep={onStep} />}
      {own.isError && !own.data && (
        <QueryFailure
          title="Your campaign did not load"
          error={own.error}
          retrying={own.isFetching}
          onRetry={() => void own.refetch()}
        />
      )}
      {own.isPending && <Skeleton lines={4} className="h-24" />}
    </div>
  )
}

type EditedCampaignProps = Omit<OpenedCampaignProps, 'campaignId'> & { own: WholeAdCampaign }

function EditedCampaign({ own, step, onStep }: EditedCampaignProps) {
  const { campaign } = own
  const { id, name, status, reason } = campaign
  const now = useServerTime()
  return (
    <>
      <Breadcrumb items={[{ label: 'Advertise', to: '/advertise' }, { label: name }]} />
      <ScreenHeader title={<span className="wrap-anywhere">{name}</span>} />
      {status === 'draft' ? (
        <div className="grid gap-6">
          {reason && (
            <Banner tone="danger">
              <p className="font-semibold">It was not approved. Change it and submit it again.</p>
              <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">{reason}</p>
            </Banner>
          )}
          <div data-own="part">
            <BookingEditor booking={bookingOf(own, now)} step={step} onStep={onStep} />
          </div>
        </div>
      ) : (
        <Banner tone="info" action={<ButtonLink to={adCampaignPath(id)}>Open it</ButtonLink>}>
          This campaign is {campaignStateWords[campaignStateAt(campaign, now)]}. It can be changed only as a
          draft.
        </Banner>
      )}
    </>
  )
}
