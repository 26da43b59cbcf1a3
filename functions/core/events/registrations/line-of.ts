import type { WholeEvent } from '#shared/events/events/event.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { lineStateOf } from '#shared/events/registrations/line-state-of.ts'
import { lineWords } from '#shared/events/registrations/line-words.ts'

/** What someone on the waitlist can count on, in words. `hasPlace`: all places that they need are open to all. */
export function lineOf(
  event: WholeEvent,
  hasPlace: boolean,
  now: string,
): NonNullable<OwnRegistration['line']> {
  const state = lineStateOf(event, hasPlace, now)
  return { state, words: lineWords(state) }
}
