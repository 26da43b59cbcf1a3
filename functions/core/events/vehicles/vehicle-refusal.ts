import { AppError } from '#shared/errors.ts'
import { yearRefusal } from '#shared/events/vehicles/year-refusal.ts'

/** Also refuses another member’s vehicle. */
export const vehicleNotFound = () => new AppError('not_found', 'vehicle_not_found', 'Vehicle not found')

export const vehicleArchived = () =>
  new AppError('conflict', 'vehicle_archived', 'This vehicle is archived. Restore it first.')

export function assertYear(year: number, now: string): void {
  const message = yearRefusal(year, now)
  if (message)
    throw new AppError('unprocessable', 'vehicle_year', message, { errors: [{ path: 'body.year', message }] })
}
