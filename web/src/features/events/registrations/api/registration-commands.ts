import { acceptPlaceOffer, declinePlaceOffer } from '#shared/events/registrations/changes-contract.ts'
import { enterEvent } from '#shared/events/registrations/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

/** The member’s own entries, and how many places are left. */
const how = { changes: [['registrations'], ['events']] }

/** Its dialog goes on to the payment, and reads everything again when it closes. */
export const useEnter = command(enterEvent)
export const useAcceptOffer = command(acceptPlaceOffer, how)
export const useDeclineOffer = command(declinePlaceOffer, how)
