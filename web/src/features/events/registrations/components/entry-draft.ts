import type { enterEvent } from '#shared/events/registrations/contract.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import { kept, ownPrefix } from '#web/lib/kept-in-browser.ts'

export type EntryDraft = Pick<BodyOf<typeof enterEvent>, 'entries' | 'answers' | 'isListed'> & {
  number: string
}

const nameFor = (eventId: string, userId: string) => `${ownPrefix}entry-draft.${userId}.${eventId}`

const empty: EntryDraft = { entries: [], answers: {}, isListed: true, number: '' }

/** Reads the choices made on this device before an interruption. */
export function readEntryDraft(eventId: string, userId: string): EntryDraft {
  try {
    return { ...empty, ...JSON.parse(kept.get(nameFor(eventId, userId)) ?? '{}') }
  } catch {
    return empty
  }
}

export const keepEntryDraft = (eventId: string, userId: string, draft: EntryDraft): void =>
  kept.set(nameFor(eventId, userId), JSON.stringify(draft))

export const dropEntryDraft = (eventId: string, userId: string): void => kept.remove(nameFor(eventId, userId))
