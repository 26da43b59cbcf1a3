import type { StoredScan } from '#core/competitions/desk/scans.ts'
import type { StoredRegistration } from '#core/events/registrations/registrations.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import { alreadySentence, unpaidSentence } from '#shared/competitions/desk/check-in-sentence.ts'
import type { Event } from '#shared/events/events/event.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

type Scanned = Pick<StoredScan, 'outcome' | 'sentence' | 'at' | 'gate' | 'how'> &
  Partial<Pick<StoredScan, 'registrationId'>>

/** Ids are those of a device: a time and what follows from the name. */
const scanned = (
  { id: eventId, ownerId }: Pick<Event, 'id' | 'ownerId'>,
  name: string,
  scan: Scanned,
): StoredScan => ({
  ...scan,
  eventId,
  scanId: deriveId('scan', scan.at, `${eventId} ${name}`).slice('scan_'.length),
  by: ownerId,
  deviceAt: scan.at,
  version: 1,
})

/**
 * Returns the scans at the gates: everyone who came, and, where the lanes are open, people who came twice or
 * had not paid.
 */
export function demoScans(
  events: readonly Event[],
  registrations: readonly StoredRegistration[],
  now: string,
): StoredScan[] {
  const byEvent = Map.groupBy(registrations, ({ eventId }) => eventId)
  return events.flatMap((event) => {
    const own = byEvent.get(event.id) ?? []
    const isLive = event.status === 'published' && (event.startsAt ?? now) < now && now < (event.endsAt ?? '')
    return [...own.flatMap((one) => firstScan(event, one)), ...(isLive ? oddScans(event, own) : [])]
  })
}

function firstScan(event: Event, { id, checkIn }: StoredRegistration): StoredScan[] {
  if (!checkIn) return []
  const { at, gate, how } = checkIn
  return [scanned(event, id, { registrationId: id, outcome: 'in', sentence: 'Checked in', at, gate, how })]
}

function oddScans(event: Event, own: readonly StoredRegistration[]): StoredScan[] {
  const { startsAt = '', timeZone = 'UTC' } = event
  const twice = own.filter(({ checkIn }) => checkIn).slice(2, 4)
  const unpaid = own.find(({ status, pay }) => status === 'confirmed' && pay.dueCents > 0)
  const after = (minutes: number) => ({
    at: addTime(startsAt, { minutes }),
    gate: 'Gate 2',
    how: 'scan' as const,
  })
  return [
    ...twice.flatMap(({ id, checkIn }, index) =>
      checkIn
        ? [
            scanned(event, `${id} again`, {
              registrationId: id,
              outcome: 'already',
              sentence: alreadySentence(checkIn, timeZone),
              ...after(35 + index * 20),
            }),
          ]
        : [],
    ),
    ...(unpaid
      ? [
          scanned(event, `${unpaid.id} unpaid`, {
            registrationId: unpaid.id,
            outcome: 'unpaid',
            sentence: unpaidSentence(unpaid.pay.dueCents),
            ...after(50),
          }),
        ]
      : []),
    scanned(event, 'unknown', {
      outcome: 'refused',
      sentence: 'This is not a ticket for this event. Look for the name in the list.',
      ...after(61),
    }),
  ]
}
