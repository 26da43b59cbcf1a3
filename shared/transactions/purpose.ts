import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'

/** What a payment is for that is made once and pays no membership. The ids are named here alone, because every screen of billing holds this. */
export const Purpose = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('entry'), registrationId: idSchema('reg'), eventId: idSchema('evt') }),
])
export type Purpose = z.infer<typeof Purpose>
