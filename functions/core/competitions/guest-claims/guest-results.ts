import {
  competitionResults,
  resultsOfMember,
} from '#core/competitions/competition-results/competition-results.ts'
import { guestsOf } from '#core/competitions/competition-results/guests-of.ts'
import type { StoredGuestClaim } from '#core/competitions/competitions/guest-claims.ts'
import type { StoredRegistration } from '#core/events/registrations/registrations.ts'
import { registrations } from '#core/events/registrations/registrations.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { resultIdOf } from '#shared/competitions/competition-results/result-id-of.ts'
import { fold } from '#shared/platform/words/fold.ts'

type Of = Pick<StoredGuestClaim, 'eventId' | 'registrationId'>

/** Returns every result of a guest who was entered at the gate. */
export async function resultsOfRegistration(
  of: Of,
): Promise<{ registration: StoredRegistration | undefined; results: CompetitionResult[] }> {
  const registration = await registrations.get(
    { eventId: of.eventId, id: of.registrationId },
    { consistent: true },
  )
  const ids = registration?.entries.map(({ id }) => resultIdOf(id)) ?? []
  const rows = await getMany(
    ids.map((id) => competitionResults.key({ id })),
    { consistent: true },
  )
  return {
    registration,
    results: rows.map((row) => competitionResults.read(row)).filter(({ status }) => status !== 'superseded'),
  }
}

/** The results of an import that name the same guest at the same event, this one among them. Names join nothing over events. */
export async function resultsOfSameName(result: CompetitionResult): Promise<CompetitionResult[]> {
  const name = fold(result.guest?.name ?? '')
  const found = new Map([[result.id as string, result]])
  for await (const one of eachItem(competitionResults, { index: 'gsi1', ...guestsOf(result.guest?.name) }))
    if (
      one.source !== 'event' &&
      one.eventId !== undefined &&
      one.eventId === result.eventId &&
      fold(one.guest?.name ?? '') === name
    )
      found.set(one.id, one)
  return [...found.values()]
}

/** A member’s results on the same days, which a guest’s results may not duplicate. */
export async function ownResultsOn(userId: string, days: Iterable<string>): Promise<CompetitionResult[]> {
  const found: CompetitionResult[] = []
  for (const day of new Set(days)) {
    const where = { index: 'gsi1' as const, pk: resultsOfMember(userId), prefix: `${day}#` }
    for await (const one of eachItem(competitionResults, where)) found.push(one)
  }
  return found
}
