import { useNavigate } from 'react-router-dom'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import type { OwnListing } from '#shared/directory/listings/own-contract.ts'
import { missingFields } from '#shared/directory/listings/stepped-listing.ts'
import { awaitingApproval } from '#shared/platform/users/awaiting-approval.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { completeProfilePath } from '#web/lib/return-path.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSubmitListing } from '../api/own-listing-commands.ts'
import { draftPath } from '../own/listing-words.ts'

type SubmitPanelProps = { own: OwnListing; dirty: boolean }

/** Sends a draft in for review, or says what has to come first. */
export function SubmitPanel({ own: { listing }, dirty }: SubmitPanelProps) {
  const { id: listingId, version } = listing
  const me = useMe()
  const navigate = useNavigate()
  const submit = useSubmitListing()
  const press = usePress(() =>
    submit.mutateAsync({ params: { listingId }, body: { version } }).then(
      ({ listing: { status } }) => {
        const isLive = status === 'published'
        toast.success(isLive ? 'Your listing is live' : 'Submitted for review')
        return navigate(isLive ? listingPath(listingId) : '/directory/pending')
      },
      () => undefined,
    ),
  )
  if (!me.registrationCompleted)
    return (
      <Banner tone="info">
        <p className="font-semibold">Complete your profile to submit it</p>
        <p className="mt-1">
          Your draft stays.{' '}
          <TextLink to={completeProfilePath(`${draftPath(listingId)}&step=check`)}>
            Complete your profile
          </TextLink>{' '}
          and come back here.
        </p>
      </Banner>
    )
  if (me.status !== 'active')
    return (
      <Banner tone="info">
        <p className="font-semibold">{awaitingApproval}</p>
        <p className="mt-1">Your draft stays. Submit it once your account is approved.</p>
      </Banner>
    )
  const isReady = missingFields(listing).length === 0 && !dirty
  return (
    <div className="grid gap-4">
      <FormFailure
        title="We couldn’t submit the listing"
        failure={submit.error}
        attempts={submit.submittedAt}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          data-own
          variant="primary"
          size="lg"
          disabled={!isReady}
          busy={submit.isPending}
          busyText="Submitting..."
          onClick={press}
        >
          Submit
        </Button>
        <p className="text-sm text-dim">
          We check every first listing. Verified businesses publish later ones right away.
        </p>
      </div>
    </div>
  )
}
