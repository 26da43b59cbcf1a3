import type { Write } from '#core/platform/db/write.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { users } from '#core/platform/users/users.ts'
import { vendorsPath } from '#shared/directory/event-vendors/vendors-path.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import type { Event } from '#shared/events/events/event.ts'
import { eventPath } from '#shared/events/events/event-path.ts'

type Told = Omit<Parameters<typeof notify>[0], 'userId'>

/** Nothing arrives at accounts that leave. */
async function tell(userId: string | undefined, told: Told, now: string): Promise<Write[]> {
  const user = userId ? await users.get({ id: userId }, { consistent: true }) : undefined
  if (!user || user.deletionDueAt || user.status === 'suspended') return []
  return notify({ userId: user.id, ...told }, now)
}

/** Asks the organizer of an event whether a business may be there. */
export const tellOrganizer = (event: Event, { businessName }: Listing, now: string): Promise<Write[]> =>
  tell(
    event.ownerId,
    {
      kind: 'vendor_request',
      type: 'info',
      title: 'A business wants to be at your event',
      message: `${businessName} will be at “${event.title}” if you accept.`,
      href: vendorsPath(event.id),
    },
    now,
  )

/** Tells the owner of a business what the organizer decided. */
export const tellVendor = (
  event: Event,
  { ownerId, businessName }: Pick<Listing, 'ownerId' | 'businessName'>,
  isAccepted: boolean,
  now: string,
): Promise<Write[]> =>
  tell(
    ownerId,
    {
      kind: 'vendor_decided',
      type: isAccepted ? 'success' : 'warning',
      title: isAccepted ? 'Your vendor request was accepted' : 'Your vendor request was declined',
      message: isAccepted
        ? `The organizer of “${event.title}” accepted ${businessName}. The event page lists it now.`
        : `The organizer of “${event.title}” declined ${businessName}.`,
      href: eventPath(event.id),
    },
    now,
  )
