import * as z from 'zod/mini'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { takesEntries } from '#shared/events/events/phase-of.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { offerHours, offerUntil } from './offer-until.ts'

/**
 * The prospects of someone on the waiting list. `kept_a_day`: a spot that frees up is offered and kept for a day;
 * `kept_until_close`: the same, until entries close. `first_come`: entries close too soon for an offer, so that it is
 * open to all. `open`: a spot is open to all now. `closed`: only the desk can let them in.
 */
export const LineState = z.enum(['kept_a_day', 'kept_until_close', 'first_come', 'open', 'closed'])
export type LineState = z.infer<typeof LineState>

type TakingEvent = Parameters<typeof takesEntries>[0] & Pick<WholeEvent, 'entriesCloseAt'>

/** `hasPlace`: all places that they need are open to all. */
export function lineState(event: TakingEvent, hasPlace: boolean, now: string): LineState {
  if (!takesEntries(event, now)) return 'closed'
  if (hasPlace) return 'open'
  const until = offerUntil(now, event.entriesCloseAt)
  if (!until) return 'first_come'
  return until === addTime(now, { hours: offerHours }) ? 'kept_a_day' : 'kept_until_close'
}

const words: Readonly<Record<LineState, string>> = {
  kept_a_day: 'When a spot is yours, we tell you and keep it for you for a day.',
  kept_until_close: 'When a spot is yours, we tell you and keep it for you until entries close.',
  first_come:
    'Entries close soon, so a spot that frees up now is open to everyone. We tell you first, but we cannot keep it for you.',
  open: 'A spot is open to everyone now. Enter before someone else takes it.',
  closed: 'Entries are closed. The desk at the event can still let you in if a spot frees up.',
}

/** Says what someone on the waiting list can count on. */
export const lineWords = (state: LineState): string => words[state]
