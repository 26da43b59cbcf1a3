import { type DBSchema, openDB } from 'idb'
import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import type { JudgingCard } from '#shared/competitions/competitions/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { classDatabaseOf } from '#web/lib/session/forget-rosters.ts'
import { type ClassOf, classOfKey } from './scoring-item.ts'

interface Classes extends DBSchema {
  cards: { key: string; value: JudgingCard }
  classes: { key: string; value: { id: string; work: ClassWork } }
}

const keptHours = 24

/**
 * Opens the classes that one person judges, as this device last read them, without those that ended a day
 * ago.
 */
export async function openClasses(person: string, now: string) {
  const database = await openDB<Classes>(classDatabaseOf(person), 1, {
    upgrade(made) {
      made.createObjectStore('cards', { keyPath: 'eventId' })
      made.createObjectStore('classes', { keyPath: 'id' })
    },
    // A logout takes the classes away, also while another tab has them open.
    blocking: (_old, _new, event) => (event.target as IDBDatabase).close(),
  })
  await writeCards(
    (await database.getAll('cards')).filter(({ endsAt }) => addTime(endsAt, { hours: keptHours }) >= now),
  )

  /** Keeps these events, and the classes of no others. */
  async function writeCards(cards: readonly JudgingCard[]): Promise<void> {
    const known = cards.map(({ eventId }) => `${eventId} `)
    const gone = (await database.getAllKeys('classes')).filter(
      (id) => !known.some((event) => id.startsWith(event)),
    )
    const change = database.transaction(['cards', 'classes'], 'readwrite')
    await Promise.all([
      change.objectStore('cards').clear(),
      ...cards.map((card) => change.objectStore('cards').put(card)),
      ...gone.map((id) => change.objectStore('classes').delete(id)),
      change.done,
    ])
  }

  return {
    close: () => database.close(),
    cards: () => database.getAll('cards'),
    writeCards,
    read: async (of: ClassOf): Promise<ClassWork | undefined> =>
      (await database.get('classes', classOfKey(of)))?.work,
    write: async (work: ClassWork): Promise<void> =>
      void (await database.put('classes', { id: classOfKey(work.of), work })),
  }
}

export type OpenClasses = Awaited<ReturnType<typeof openClasses>>
