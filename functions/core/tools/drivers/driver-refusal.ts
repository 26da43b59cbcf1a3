import { AppError } from '#shared/errors.ts'
import type { DriverFields, DriverState } from '#shared/tools/drivers/driver.ts'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import { driverProblem } from '#shared/tools/drivers/driver-problem.ts'

/** Also refuses another member’s draft. */
export const driverNotFound = () =>
  new AppError('not_found', 'driver_not_found', 'This driver is not in the database.')

export function duplicateDriver(fields: Pick<DriverFields, 'brand' | 'model'>): AppError {
  const message = `${driverName(fields)} is already in the database.`
  return new AppError('conflict', 'duplicate_driver', message, { errors: [{ path: 'body.model', message }] })
}

export const driverPublished = () =>
  new AppError(
    'conflict',
    'driver_published',
    'This driver is published, so others design with it. Report a wrong value instead.',
  )

const states: Record<DriverState, string> = {
  draft: 'a draft',
  pending: 'pending review',
  published: 'published',
  rejected: 'rejected',
  retired: 'retired',
}

export const driverState = ({ state }: { state: DriverState }) =>
  new AppError('conflict', 'driver_state', `This driver is ${states[state]}. Reload the page.`)

export const driverQuota = (count: number, most: number) =>
  new AppError(
    'conflict',
    'driver_quota',
    `You have ${count} of ${most} drivers. Delete one or upgrade your membership.`,
  )

/** Refuses values that no driver has, by the field. */
export function assertValues(fields: DriverFields): void {
  const problem = driverProblem(fields)
  if (!problem) return
  const { code, error } = problem
  throw new AppError('unprocessable', code, error.message, {
    errors: [{ path: `body.${error.path}`, message: error.message }],
  })
}
