import type { StoredRegistration } from '#core/events/registrations/registrations.ts'
import { entity } from '#core/platform/db/entity.ts'
import { ClassEntry } from '#shared/events/class-entries/class-entry.ts'

const three = (number: number | undefined) => (number === undefined ? '---' : String(number).padStart(3, '0'))

type Key = Pick<ClassEntry, 'eventId' | 'classKey' | 'number' | 'entryId'>

export const entriesPartition = (eventId: string, classKey: string) => `EVT#${eventId}#ENTRIES#${classKey}`

/** The entries of a class by number, so that no one reads all registrations of an event for one class. The stream keeps them. */
export const classEntries = entity({
  name: 'class-entry',
  erasure: 'by the stream',
  schema: ClassEntry,
  key: ({ eventId, classKey, number, entryId }: Key) => ({
    pk: entriesPartition(eventId, classKey),
    sk: `${three(number)}#${entryId}`,
  }),
})

/** A person who waits or has yet to pay has no entry in a class. */
export function entriesOf(registration: StoredRegistration): ClassEntry[] {
  const { id, eventId, userId, guest, number, status, checkIn, createdAt, entries, declaredConflicts } =
    registration
  const isIn = status === 'confirmed'
  if (!isIn && status !== 'withdrawn' && status !== 'cancelled') return []
  return entries.map((entry) => ({
    eventId,
    classKey: entry.classKey,
    entryId: entry.id,
    registrationId: id,
    ...(guest ? { guestName: guest.name } : userId && { userId }),
    ...(number !== undefined && { number }),
    ...(entry.vehicleId && { vehicleId: entry.vehicleId }),
    vehicle: entry.vehicle,
    status: isIn || entry.status !== 'in' ? entry.status : 'withdrawn',
    isCheckedIn: checkIn !== undefined,
    ...(declaredConflicts && declaredConflicts.length > 0 && { declaredConflicts }),
    enteredAt: createdAt,
    version: 1,
  }))
}
