import { endEntryHolds } from '#core/events/registrations/end-entry-holds.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('end_entry_holds', endEntryHolds)
