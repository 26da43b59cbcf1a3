import { events } from '#core/events/events/events.ts'
import type { Write } from '#core/platform/db/write.ts'
import { AppError } from '#shared/errors.ts'
import {
  isDecided,
  type SuggestionFields,
  type SuggestionId,
} from '#shared/events/event-suggestions/suggestion.ts'
import { listedEvent } from './listed-event.ts'
import { suggestionKeys } from './suggestion-keys.ts'
import { suggestions } from './suggestions.ts'

const alreadyListed = () =>
  new AppError('conflict', 'already_listed', 'This event is already listed or has already been suggested.')

/**
 * The write that makes a suggestion the only one of its event. Refused where the event is listed, or suggested and not
 * turned down.
 */
export async function claimKey(
  { title, city, startsOn }: SuggestionFields,
  suggestionId: SuggestionId,
): Promise<Write> {
  const named = { title, city, startsOn }
  const [key, listed] = await Promise.all([
    suggestionKeys.get(named, { consistent: true }),
    listedEvent(named),
  ])
  if (listed || (key && (await stands(key.suggestionId)))) throw alreadyListed()
  const claimed = { ...named, suggestionId, version: (key?.version ?? 0) + 1 }
  return {
    ...suggestionKeys.put(claimed, key ? { version: key.version } : { absent: true }, alreadyListed),
    decides: true,
  }
}

/** Tells whether a suggestion still stands for its event: it is open, or the event that came of it exists. */
async function stands(id: string): Promise<boolean> {
  const suggestion = await suggestions.get({ id }, { consistent: true })
  if (!suggestion) return false
  if (!isDecided(suggestion)) return true
  const { eventId } = suggestion
  const event = eventId ? await events.get({ id: eventId }, { consistent: true }) : undefined
  return event !== undefined && event.status !== 'archived'
}

/** The write that gives the event of a suggestion free again; none where another suggestion has it. */
export async function freeKey({
  id,
  title,
  city,
  startsOn,
}: SuggestionFields & { id: string }): Promise<Write[]> {
  const key = await suggestionKeys.get({ title, city, startsOn }, { consistent: true })
  return key?.suggestionId === id ? [suggestionKeys.delete(key)] : []
}
