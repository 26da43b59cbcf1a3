import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'

/** The last thirty days and the thirty before them. */
export const figureDays = 60

const Days = z.array(z.int())

/**
 * Four figures of each day, the oldest day first and today last. Days are those of New York, and those of
 * UTC for revenue, as in billing. Each figure ends with the today of its own days.
 */
export const PlatformFigures = z.object({
  /** Accounts by the day of their registration. */
  members: Days,
  /** Cents by the day of their payment, without tax and without what was given back. */
  revenue: Days,
  /** Entries by the day that confirmed them, while they stand. */
  entries: Days,
  /** Results by the day they were verified. */
  results: Days,
})
export type PlatformFigures = z.infer<typeof PlatformFigures>

export const getPlatformFigures = route({
  name: 'getPlatformFigures',
  method: 'GET',
  path: '/api/admin/platform-figures',
  auth: 'admin',
  summary: 'New members, revenue, event entries and verified results of each of the last 60 days',
  response: PlatformFigures,
})
