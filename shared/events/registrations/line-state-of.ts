import type { WholeEvent } from '#shared/events/events/event.ts'
import { takesEntries } from '#shared/events/events/phase-of.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { LineState } from './line-state.ts'
import { offerHours, offerUntil } from './offer-until.ts'

type TakingEvent = Parameters<typeof takesEntries>[0] & Pick<WholeEvent, 'entriesCloseAt'>

/** `hasPlace`: all places that they need are open to all. */
export function lineStateOf(event: TakingEvent, hasPlace: boolean, now: string): LineState {
  if (!takesEntries(event, now)) return 'closed'
  if (hasPlace) return 'open'
  const until = offerUntil(now, event.entriesCloseAt)
  if (!until) return 'first_come'
  return until === addTime(now, { hours: offerHours }) ? 'kept_a_day' : 'kept_until_close'
}
