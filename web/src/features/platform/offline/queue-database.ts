import { type DBSchema, openDB } from 'idb'
import type { Queued } from './queued.ts'

interface Stored<Item> extends DBSchema {
  items: { key: string; value: Item & Queued }
}

/** Stores one person's actions on this device that the server has not taken. Ids are in the order of time. */
export async function openQueue<Item extends Queued>(name: string, person: string) {
  const database = await openDB<Stored<Item>>(`${name}-queue-${person}`, 1, {
    upgrade: (made) => void made.createObjectStore('items', { keyPath: 'id' }),
  })
  return {
    all: (): Promise<Item[]> => database.getAll('items'),
    put: async (item: Item): Promise<void> => void (await database.put('items', item)),
    remove: (id: string) => database.delete('items', id),
    close: () => database.close(),
  }
}

export type OpenQueue<Item extends Queued> = Awaited<ReturnType<typeof openQueue<Item>>>
