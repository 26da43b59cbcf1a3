import {
  completeEntry,
  handOverRegistration,
  withdrawRegistration,
} from '#shared/events/registrations/changes-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { toast } from '#web/ui/toast.ts'

/** The member’s own entries, and how many places are left. */
const how = { changes: [['registrations'], ['events']] }

export const useWithdraw = command(withdrawRegistration, how)

export const useCompleteEntry = command(completeEntry, { changes: [['registrations']] })

export const useHandOver = command(handOverRegistration, {
  ...how,
  tells: { done: ['registration.handed_over'] },
  // The entry leaves the list, and its dialog with it.
  onDone: ({ handedTo }) => {
    toast.success(`You handed your entry over to ${handedTo}`)
    return undefined
  },
})
