import * as z from 'zod/mini'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { EntryId, type Registration } from './registration.ts'

/** What its event asks of everyone and a registration does not say. */
export const Missing = z.object({
  /** True if the waiver, as it is now, has not been accepted. */
  waiver: z.boolean(),
  /** The keys of required questions without an answer. */
  questionKeys: z.array(z.string()),
  /** The entries whose vehicle is that of a former owner. */
  entryIds: z.array(EntryId),
})
export type Missing = z.infer<typeof Missing>

type Asking = Pick<WholeEvent, 'waiver' | 'waiverVersion' | 'questions'>
type Entered = Pick<Registration, 'guest' | 'waiverVersion' | 'answers' | 'entries' | 'isUnfinished'>

/** Returns what a registration lacks, as its event is now; undefined if it lacks nothing. */
export function missingOf(event: Asking, registration: Entered): Missing | undefined {
  const { guest, waiverVersion, answers, entries, isUnfinished } = registration
  const waiver = event.waiver !== '' && waiverVersion !== event.waiverVersion
  // The desk asks a guest no questions.
  const asked = guest ? [] : event.questions.filter(({ required }) => required)
  const questionKeys = asked.map(({ key }) => key).filter((key) => !answers[key])
  // The desk enters vehicles that are in no garage; only after a hand-over this means another person’s.
  const entryIds = isUnfinished
    ? entries.filter(({ status, vehicleId }) => status === 'in' && !vehicleId).map(({ id }) => id)
    : []
  return waiver || questionKeys.length > 0 || entryIds.length > 0
    ? { waiver, questionKeys, entryIds }
    : undefined
}
