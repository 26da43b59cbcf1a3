import type { Write } from '#core/platform/db/write.ts'
import { assertDays } from '#shared/events/event-suggestions/assert-days.ts'
import type { SuggestionFields } from '#shared/events/event-suggestions/suggestion.ts'
import { newId } from '#shared/ids.ts'
import { claimKey } from './claim-key.ts'
import { requireOrganizerName } from './organizer-name.ts'
import { type StoredSuggestion, suggestions } from './suggestions.ts'

type Suggester = Pick<StoredSuggestion, 'suggestedBy' | 'email'>

/** A new suggestion, and what is written with it: two simultaneous suggestions of the same event become one. */
export async function beginSuggestion(
  fields: SuggestionFields,
  by: (id: StoredSuggestion['id']) => Suggester & Pick<StoredSuggestion, 'secretHashes'>,
  now: string,
): Promise<{ suggestion: StoredSuggestion; writes: Write[] }> {
  assertDays(fields, now)
  const id = newId('sug', now) as StoredSuggestion['id']
  const suggestion: StoredSuggestion = {
    ...fields,
    organizerName: await requireOrganizerName(fields),
    ...by(id),
    id,
    status: 'submitted',
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
  return {
    suggestion,
    writes: [await claimKey(fields, id), suggestions.put(suggestion, { absent: true })],
  }
}
