import { suggestionKeys } from '#core/events/event-suggestions/suggestion-keys.ts'
import { type StoredSuggestion, suggestions } from '#core/events/event-suggestions/suggestions.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newHandle } from '#core/platform/handles/handle.ts'
import { isDecided, type SuggestionFields } from '#shared/events/event-suggestions/suggestion.ts'
import { newId } from '#shared/ids.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

/** An event that no one has suggested before, in forty days. */
export const someSuggestion = (more: Partial<SuggestionFields> = {}): SuggestionFields => ({
  title: `Bass Day ${crypto.randomUUID().slice(0, 8)}`,
  venueName: 'Fair Park',
  city: 'Dallas',
  state: 'TX',
  startsOn: addTime(new Date().toISOString(), { days: 40 }).slice(0, 10),
  organizerName: 'North Texas SPL',
  notes: 'Lanes open at ten.',
  isOrganizer: false,
  ...more,
})

export const suggesterEmail = () => `visitor-${crypto.randomUUID().slice(0, 8)}@example.test`

/** The same as a visitor sends it, with a proof that counts once. */
export const fromVisitor = (more: Partial<SuggestionFields> & { email?: string } = {}) => ({
  ...someSuggestion(),
  email: suggesterEmail(),
  ...more,
  captchaToken: `laptop-captcha:suggest-event:${crypto.randomUUID()}`,
})

/** Stores a suggestion with some history. Nothing is mailed. */
export async function putSuggestion(
  changes: Partial<StoredSuggestion> = {},
): Promise<{ suggestion: StoredSuggestion; handle: string }> {
  const now = new Date().toISOString()
  const id = newId('sug', now) as StoredSuggestion['id']
  const { handle, secretHash } = newHandle(id)
  const suggestion: StoredSuggestion = {
    ...someSuggestion(),
    id,
    status: 'submitted',
    ...(!changes.suggestedBy && { email: suggesterEmail(), secretHashes: [secretHash] }),
    createdAt: now,
    updatedAt: now,
    version: 1,
    ...changes,
  }
  const { title, city, startsOn } = suggestion
  await commit(
    suggestions.put(suggestion, { absent: true }),
    ...(isDecided(suggestion)
      ? []
      : [suggestionKeys.put({ title, city, startsOn, suggestionId: id, version: 1 }, { absent: true })]),
  )
  return { suggestion, handle }
}
