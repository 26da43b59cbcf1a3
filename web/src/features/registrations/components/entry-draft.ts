import type { EntryBody } from '../api/entry-commands.ts'

export type EntryDraft = Pick<EntryBody, 'entries' | 'answers' | 'isListed'> & { number: string }

const keyOf = (eventId: string, userId: string) => `entry-draft.${userId}.${eventId}`

const empty: EntryDraft = { entries: [], answers: {}, isListed: true, number: '' }

/** What someone had chosen on this device before they were interrupted. */
export function readEntryDraft(eventId: string, userId: string): EntryDraft {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(eventId, userId)) ?? 'null') as EntryDraft | null
    return kept ? { ...empty, ...kept } : empty
  } catch {
    return empty
  }
}

/** A full or forbidden storage keeps nothing, which stops no one from entering. */
export function keepEntryDraft(eventId: string, userId: string, draft: EntryDraft): void {
  try {
    localStorage.setItem(keyOf(eventId, userId), JSON.stringify(draft))
  } catch {}
}

export function dropEntryDraft(eventId: string, userId: string): void {
  try {
    localStorage.removeItem(keyOf(eventId, userId))
  } catch {}
}
