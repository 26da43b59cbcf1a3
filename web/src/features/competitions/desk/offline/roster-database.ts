import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { DeskEvent } from '#shared/competitions/desk/contract.ts'
import type { RosterRow } from '#shared/competitions/desk/gate-contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { rosterDatabaseOf } from '#web/lib/session/forget-rosters.ts'
import { findRow, type Shown } from './find-row.ts'

/** An event as the device knows it, and how far its clock was ahead of the server’s when they last met. */
export type KnownEvent = { id: string; event: DeskEvent; madeAt: string; clockAheadMs: number }

interface Rosters extends DBSchema {
  events: { key: string; value: KnownEvent }
  rows: { key: [string, string]; value: RosterRow & { eventId: string } }
}

const keptHours = 24

const open = (person: string): Promise<IDBPDatabase<Rosters>> =>
  openDB<Rosters>(rosterDatabaseOf(person), 1, {
    upgrade(database) {
      database.createObjectStore('events', { keyPath: 'id' })
      database.createObjectStore('rows', { keyPath: ['eventId', 'id'] })
    },
    // A logout takes the rosters away, also while another tab has them open.
    blocking: (_old, _new, event) => (event.target as IDBDatabase).close(),
  })

const rangeOf = (eventId: string) => IDBKeyRange.bound([eventId], [eventId, '\uffff'])

/** The rosters of one person on this device, without those of events that ended a day ago. */
export async function openRosters(person: string, now: string) {
  const database = await open(person)
  for (const { id, event } of await database.getAll('events'))
    if (addTime(event.endsAt, { hours: keptHours }) < now) await drop(id)

  async function drop(eventId: string): Promise<void> {
    const change = database.transaction(['events', 'rows'], 'readwrite')
    await Promise.all([
      change.objectStore('events').delete(eventId),
      change.objectStore('rows').delete(rangeOf(eventId)),
      change.done,
    ])
  }

  return {
    drop,
    close: () => database.close(),
    async read(eventId: string): Promise<{ known: KnownEvent; rows: RosterRow[] } | undefined> {
      const known = await database.get('events', eventId)
      return known && { known, rows: await database.getAll('rows', rangeOf(eventId)) }
    },
    /** The name of the event that someone with this ticket or code has entered, other than this one. */
    async titleOf(shown: Shown, otherThan: string): Promise<string | undefined> {
      const rows = await database.getAll('rows')
      const row = await findRow(
        rows.filter(({ eventId }) => eventId !== otherThan),
        shown,
      )
      const eventId = rows.find((one) => one === row)?.eventId
      return eventId === undefined ? undefined : (await database.get('events', eventId))?.event.title
    },
    /** Replaces all that was known about the event. */
    async write(known: KnownEvent, rows: readonly RosterRow[]): Promise<void> {
      const change = database.transaction(['events', 'rows'], 'readwrite')
      const stored = change.objectStore('rows')
      await Promise.all([
        change.objectStore('events').put(known),
        stored.delete(rangeOf(known.id)),
        ...rows.map((row) => stored.put({ ...row, eventId: known.id })),
        change.done,
      ])
    },
  }
}

export type OpenRosters = Awaited<ReturnType<typeof openRosters>>
