import type { FieldError } from '#shared/errors.ts'
import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { completeDriver } from '#shared/tools/acoustics/complete-driver.ts'
import type { DriverFields } from './driver.ts'

export type DriverProblem = {
  code: 'driver_incomplete' | 'driver_q_order' | 'value_range'
  error: FieldError
}

/**
 * Returns what is wrong with a driver’s values, by the first bad field, or undefined. Values that contradict
 * each other or are implausible are no problem: screens warn of them, and reviewers see them.
 */
export function driverProblem({ values }: Pick<DriverFields, 'values'>): DriverProblem | undefined {
  const answer = completeDriver(values)
  if (!isRefusal(answer)) return undefined
  const { code, message, field = 'fs' } = answer
  return { code: code as DriverProblem['code'], error: { path: `values.${field}`, message } }
}
