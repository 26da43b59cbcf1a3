import type { WholeEvent } from '#shared/events/events/event.ts'
import type { Missing } from '#shared/events/registrations/missing-of.ts'
import type { Registration } from '#shared/events/registrations/registration.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { standingOf } from './check-in-outcome.ts'
import { gateClock } from './gate-clock.ts'

export const unpaidSentence = (dueCents: number): string => `Unpaid: take ${dollars(dueCents)}`

export const alreadySentence = ({ at, gate }: { at: string; gate: string }, timeZone: string): string =>
  `Already checked in at ${gateClock(at, timeZone)} at ${gate}`

/** Names what is missing: `Has not accepted the waiver`. */
export function missingSentence(
  { waiver, questionKeys, entryIds }: Missing,
  questions: Pick<WholeEvent, 'questions'>['questions'],
): string {
  const labels = questions.filter(({ key }) => questionKeys.includes(key)).map(({ label }) => `“${label}”`)
  return [
    ...(waiver ? ['Has not accepted the waiver'] : []),
    ...(questionKeys.length > 0 ? [`Has not answered ${labels.join(' and ') || 'every question'}`] : []),
    ...(entryIds.length > 0 ? ['Has not named their vehicle'] : []),
  ].join('. ')
}

type Flagged = Pick<Registration, 'status' | 'pay'> & { missing?: string | undefined }

/** Returns the flag for a person whom a device let in without the network. */
export function flaggedSentence({ status, pay, missing }: Flagged): string {
  if (status !== 'confirmed') return `They were let in. ${standingOf(status)}`
  const paid =
    pay.dueCents > 0 ? `They were let in unpaid: ${dollars(pay.dueCents)} is still due` : 'They were let in'
  return missing ? `${paid}. ${missing}` : paid
}

export const otherEventSentence = (title: string): string =>
  `This ticket is for ${title}, not for this event.`
