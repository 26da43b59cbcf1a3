import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { type Driver, DriverFields } from '#shared/tools/drivers/driver.ts'
import { driverProblem } from '#shared/tools/drivers/driver-problem.ts'

type Read = { fields: DriverFields } | { error: { path: string; message: string } }

/** One driver of an import, or the problem with it by its first field. */
export function readFields(one: unknown): Read {
  const parsed = z.safeParse(DriverFields, one)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { error: { path: issue?.path.join('.') ?? '', message: issue?.message ?? 'Enter a driver' } }
  }
  const problem = driverProblem(parsed.data)
  return problem ? { error: problem.error } : { fields: parsed.data }
}

/** Tells whether a driver matches what an import says about it. */
export const isSameSheet = (driver: Driver, fields: DriverFields): boolean =>
  isDeepStrictEqual(z.parse(DriverFields, onlyFields(driver)), fields)

const onlyFields = (driver: Driver) =>
  Object.fromEntries(Object.entries(driver).filter(([name]) => name in DriverFields.shape))
