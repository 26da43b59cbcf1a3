import { type DBSchema, openDB } from 'idb'
import type { QueueItem } from './queue-item.ts'

interface Queued extends DBSchema {
  items: { key: string; value: QueueItem }
}

/** What one person has done at gates on this device and the server has not taken. Ids are in the order of time. */
export async function openQueue(person: string) {
  const database = await openDB<Queued>(`desk-queue-${person}`, 1, {
    upgrade: (made) => void made.createObjectStore('items', { keyPath: 'id' }),
  })
  return {
    all: () => database.getAll('items'),
    put: async (item: QueueItem): Promise<void> => void (await database.put('items', item)),
    remove: (id: string) => database.delete('items', id),
    close: () => database.close(),
  }
}

export type OpenQueue = Awaited<ReturnType<typeof openQueue>>
