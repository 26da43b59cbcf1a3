import { AppError } from '#shared/errors.ts'
import type { EventClassFields } from '#shared/events/events/event-fields.ts'
import type { Entry } from '#shared/events/registrations/registration.ts'

/** A vehicle of a registration is in a class once. */
export function assertVehicleOnce(
  entries: readonly Entry[],
  { id, vehicleId }: Entry,
  { classKey, name }: Pick<EventClassFields, 'classKey' | 'name'>,
): void {
  const isThere = entries.some(
    (one) =>
      one.status === 'in' &&
      one.id !== id &&
      one.classKey === classKey &&
      one.vehicleId !== undefined &&
      one.vehicleId === vehicleId,
  )
  if (isThere) throw new AppError('conflict', 'vehicle_twice', `This vehicle is already in ${name}.`)
}
