import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'

export const daysAvailable = 7

/**
 * Every attempt to make a copy is over long before: an unfinished copy has failed by then, unless it is made by hand.
 */
export const hoursToPrepare = 1

export const ExportId = idSchema('exp')

/** A copy of everything the platform keeps about a member, made on request and available for a week. */
export const DataExport = z.object({
  id: ExportId,
  state: z.enum(['preparing', 'ready', 'failed']),
  requestedAt: z.iso.datetime(),
  /** The time until which it can be downloaded. */
  expiresAt: z.iso.datetime(),
  bytes: z.optional(z.int()),
  version: z.int(),
})
export type DataExport = z.infer<typeof DataExport>
