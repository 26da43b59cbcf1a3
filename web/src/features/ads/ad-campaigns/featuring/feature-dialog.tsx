import { useNavigate } from 'react-router-dom'
import { featureListing } from '#shared/ads/ad-campaigns/contract.ts'
import { adCampaignPath } from '#shared/ads/ad-campaigns/named-campaign.ts'
import { featuredCents, featuredDays } from '#shared/ads/ad-zones/zone-settings.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Facts } from '#web/ui/facts.tsx'

const useFeatureListing = command(featureListing, { changes: [['ads']] })

type FeatureDialogProps = { listing: Listing; onClose: () => void }

/** Books 30 days in front of the directory, which are paid for next. */
export function FeatureDialog({ listing: { id: listingId, businessName }, onClose }: FeatureDialogProps) {
  const navigate = useNavigate()
  const feature = useFeatureListing()
  const press = usePress(() =>
    feature.mutateAsync({ body: { listingId } }).then(
      ({ campaign }) => navigate(adCampaignPath(campaign.id)),
      () => undefined,
    ),
  )
  return (
    <Dialog
      open
      title={`Feature ${businessName}`}
      description="It stands first in the directory, marked as sponsored."
      dismissible={!feature.isPending}
      onClose={onClose}
      footer={
        <>
          <Button disabled={feature.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button data-own variant="primary" busy={feature.isPending} busyText="Booking..." onClick={press}>
            Book {featuredDays} days
          </Button>
        </>
      }
    >
      <FormFailure title="We couldn’t book it" failure={feature.error} attempts={feature.submittedAt} />
      <Facts
        facts={[
          ['Price', `${dollars(featuredCents)}, plus tax where it applies`],
          ['Days', `${featuredDays}, from the day you pay`],
          ['Next', 'You pay. The offer stands for 14 days.'],
        ]}
      />
    </Dialog>
  )
}
