import { isBusiness } from '#shared/platform/users/membership-type.ts'
import { BookingEditor } from '#web/features/ads/ad-campaigns/booking/booking-editor.tsx'
import { type BookingStepName, bookingFilter } from '#web/features/ads/ad-campaigns/booking/booking-steps.ts'
import { OpenedCampaign } from '#web/features/ads/ad-campaigns/booking/opened-campaign.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { useServerTime } from '#web/lib/use-server-time.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { AdvertiseActions } from '../components/advertise-actions.tsx'

export const title = 'Book an ad'

export function Screen() {
  const me = useMe()
  const now = useServerTime()
  const { filter, setFilter } = useAddressFilter(bookingFilter)
  const onStep = (step: BookingStepName) => setFilter({ step })
  const isOpen = isBusiness(me.membershipType) && me.status === 'active'
  if (isOpen && filter.campaign)
    return <OpenedCampaign campaignId={filter.campaign} step={filter.step} onStep={onStep} />
  return (
    <div className="shell max-w-4xl py-10">
      <Breadcrumb items={[{ label: 'Advertise', to: '/advertise' }, { label: title }]} />
      <ScreenHeader
        title={title}
        {...(isOpen && { lead: 'It starts as a draft. You can leave and come back at any step.' })}
      />
      {isOpen ? (
        <div data-own="part">
          <BookingEditor booking={{ now, zone: filter.zone }} step="place" onStep={onStep} />
        </div>
      ) : (
        <AdvertiseActions />
      )}
    </div>
  )
}
