import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'

/**
 * The purpose of a payment that is made once and pays no membership. The ids are named only here, because
 * every screen of billing holds this.
 */
export const Purpose = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('entry'), registrationId: idSchema('reg'), eventId: idSchema('evt') }),
  z.object({ kind: z.literal('ads'), orderId: idSchema('ado') }),
])
export type Purpose = z.infer<typeof Purpose>

export type PurposeOf<K extends Purpose['kind']> = Extract<Purpose, { kind: K }>
