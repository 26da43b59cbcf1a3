import { claimGuest, mergeGuest } from '#shared/competitions/guest-claims/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

/** Results belong to others afterwards. */
const how = { changes: [['guest-claims'], ['competition-results']] }

export const useClaim = command(claimGuest, how)
export const useMerge = command(mergeGuest, how)
