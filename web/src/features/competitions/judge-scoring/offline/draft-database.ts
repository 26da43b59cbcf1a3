import { type DBSchema, openDB } from 'idb'
import type { SheetDraft } from './sheet-draft.ts'

interface Drafts extends DBSchema {
  drafts: { key: string; value: SheetDraft }
}

/** The sheets of one judge on this device. They outlast the session: after the next login they go on. */
export async function openDrafts(person: string) {
  const database = await openDB<Drafts>(`scoring-drafts-${person}`, 1, {
    upgrade: (made) => void made.createObjectStore('drafts', { keyPath: 'id' }),
  })
  return {
    all: () => database.getAll('drafts'),
    read: (id: string) => database.get('drafts', id),
    write: async (draft: SheetDraft): Promise<void> => void (await database.put('drafts', draft)),
    close: () => database.close(),
  }
}

export type OpenDrafts = Awaited<ReturnType<typeof openDrafts>>
