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
  changes: [['registrations']],
  onDone: ({ handedTo }) => {
    toast.success(`You offered your entry to ${handedTo}`)
    return undefined
  },
})
