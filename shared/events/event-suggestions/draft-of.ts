import type { Event } from '#shared/events/events/event.ts'
import { newEvent } from '#shared/events/events/new-event.ts'
import { isWebAddress } from '#shared/is-web-address.ts'
import { zoneOfState } from '#shared/platform/places/zone-of-state.ts'
import { toInstant } from '#shared/platform/time/to-instant.ts'
import type { Suggestion } from './suggestion.ts'

/**
 * The draft of an event that a suggestion becomes. No one has said when the event begins on its day or when entries
 * close: the times are usual ones, and the draft cannot be published before someone sets the close of entries.
 */
export function draftOf(
  suggestion: Suggestion,
  { id, ownerId }: Pick<Event, 'id' | 'ownerId'>,
  now: string,
): Event {
  const { title, venueName, city, state, startsOn, endsOn = startsOn, websiteUrl } = suggestion
  const timeZone = zoneOfState(state) ?? 'America/New_York'
  const at = (local: string) => {
    const found = toInstant(local, timeZone)
    return found.kind === 'instant' ? found.at : undefined
  }
  const fields = {
    title,
    description: descriptionOf(suggestion),
    fees: { registrationFeeCents: 0, earlyOffCents: 0, proOffCents: 0, gateFeeCents: 0 },
    payment: 'free' as const,
    refundSteps: [],
    classes: [],
    seasons: [],
    resultsPolicy: { protestMinutes: 30, board: 'all' as const },
    waitingList: { on: true },
    waiver: '',
    questions: [],
    isPublic: true,
    venueName,
    address: '',
    city,
    state,
    country: 'US',
    timeZone,
    startsAt: at(`${startsOn}T09:00`),
    endsAt: at(`${endsOn}T17:00`),
    startsOn,
    endsOn,
    // Events are linked by https alone; a site without it shows its own error.
    ...(websiteUrl && isWebAddress(websiteUrl) && { websiteUrl: websiteUrl.replace(/^http:/, 'https:') }),
  }
  return newEvent({ id, ownerId, poster: undefined, fields }, now)
}

const descriptionOf = ({ notes, organizerName }: Suggestion) =>
  [notes, organizerName && `Organizer: ${organizerName}`].filter(Boolean).join('\n\n')
