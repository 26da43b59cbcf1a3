import {
  acceptPlaceOffer,
  declinePlaceOffer,
  handOverRegistration,
  withdrawRegistration,
} from '#shared/events/registrations/changes-contract.ts'
import { enterEvent } from '#shared/events/registrations/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { toast } from '#web/ui/toast.ts'

/** The member’s own entries, and how many places are left. */
const how = { changes: [['registrations'], ['events']] }

/** Its dialog goes on to the payment, and reads everything again when it closes. */
export const useEnter = command(enterEvent)
export const useWithdraw = command(withdrawRegistration, how)
export const useAcceptOffer = command(acceptPlaceOffer, how)
export const useDeclineOffer = command(declinePlaceOffer, how)

export const useHandOver = command(handOverRegistration, {
  ...how,
  tells: { done: ['registration.handed_over'] },
  // The entry leaves the list, and its dialog with it.
  onDone: ({ handedTo }) => {
    toast.success(`You handed your entry over to ${handedTo}`)
    return undefined
  },
})
