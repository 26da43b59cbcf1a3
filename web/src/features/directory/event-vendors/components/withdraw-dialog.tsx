import type { ListingId } from '#shared/directory/listings/named-listing.ts'
import type { Event } from '#shared/events/events/event.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { useWithdrawVendor } from '../api/vendor-commands.ts'

export type Withdrawn = { eventId: Event['id']; listingId: ListingId; name: string }

type WithdrawDialogProps = { withdrawn: Withdrawn; onClose: () => void }

/** Asks before a business is no longer named at an event. */
export const WithdrawDialog = ({ withdrawn: { name, ...params }, onClose }: WithdrawDialogProps) => (
  <ConfirmCommand
    command={useWithdrawVendor()}
    input={{ params }}
    done={`${name} will not be there`}
    title={`Withdraw ${name}?`}
    description="The event page no longer lists your business. You can ask again."
    confirmLabel="Withdraw"
    danger
    onClose={onClose}
  />
)
