import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'

const PlatformHold = z.object({
  /** The backup that the table was restored from, and the instant that it shows. */
  backupId: z.string(),
  instant: z.iso.datetime(),
  /** `restoring`: the table is not whole yet. `held`: it is, and an operator looks at it. `released`: everything runs. */
  state: z.enum(['restoring', 'held', 'released']),
  restoredAt: z.optional(z.iso.datetime()),
  releasedAt: z.optional(z.iso.datetime()),
  /** After the release, all that had been given back while it was held was delivered again. */
  redeliveredAt: z.optional(z.iso.datetime()),
  version: z.int(),
})
export type PlatformHold = z.infer<typeof PlatformHold>

/** What a restore writes before anything else, so that nothing is sent or charged a second time by the restored table. */
export const platformHolds = entity({
  name: 'platform-hold',
  erasure: 'impersonal',
  schema: PlatformHold,
  key: (_: object) => ({ pk: 'PLATFORM', sk: 'HOLD' }),
})
