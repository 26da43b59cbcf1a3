import { AppError } from '#shared/errors.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { answersRefusal } from '#shared/events/registrations/entry-refusal.ts'
import { missingOf } from '#shared/events/registrations/missing-of.ts'
import type { Entry } from '#shared/events/registrations/registration.ts'
import type { VehicleSnapshot } from '#shared/events/vehicles/vehicle.ts'
import { refuse } from './open-event.ts'
import type { StoredRegistration } from './registrations.ts'

export type Given = {
  /** The waiver that was read and accepted. */
  waiverVersion?: number | undefined
  answers: Readonly<Record<string, string>>
  /** The vehicles that the desk noted, by entry. */
  vehicles?: ReadonlyMap<string, VehicleSnapshot>
}

/** A registration with all that its event asks for; undefined if it lacks nothing. Half of it is refused. */
export function completedRegistration(
  registration: StoredRegistration,
  event: WholeEvent,
  { waiverVersion, answers, vehicles = new Map() }: Given,
  now: string,
): StoredRegistration | undefined {
  const missing = missingOf(event, registration)
  if (!missing) return undefined
  if (missing.waiver && waiverVersion !== event.waiverVersion) throw waiverNeeded()
  const all = registration.guest
    ? registration.answers
    : { ...askedOf(event, registration.answers), ...askedOf(event, answers) }
  if (!registration.guest) refuse(answersRefusal(event, { answers: all }))
  if (missing.entryIds.some((id) => !vehicles.has(id))) throw vehicleNeeded()
  const named = (entry: Entry): Entry => {
    const vehicle = missing.entryIds.includes(entry.id) ? vehicles.get(entry.id) : undefined
    return vehicle ? { ...entry, vehicle } : entry
  }
  const { isUnfinished: _, ...before } = registration
  return {
    ...before,
    ...(missing.waiver && { waiverVersion: event.waiverVersion, waiverAt: now }),
    answers: all,
    entries: registration.entries.map(named),
    updatedAt: now,
    version: registration.version + 1,
  }
}

/** Kept answers may belong to a question that no longer exists. */
const askedOf = ({ questions }: WholeEvent, answers: Given['answers']): Record<string, string> =>
  Object.fromEntries(questions.flatMap(({ key }) => (answers[key] ? [[key, answers[key]]] : [])))

const needed = (code: string, message: string, path: string) =>
  new AppError('conflict', code, message, { errors: [{ path, message }] })

const waiverNeeded = () =>
  needed('waiver_needed', 'The waiver must be read and accepted as it is now.', 'body.waiverVersion')
const vehicleNeeded = () => needed('vehicle_needed', 'Choose a vehicle for each class.', 'body.vehicles')
