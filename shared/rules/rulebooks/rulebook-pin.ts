import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'

export const RulebookId = idSchema('rbk')

/** The version of a rulebook that something is judged by. */
export const RulebookPin = z.strictObject({ rulebookId: RulebookId, versionNo: z.int().check(z.gte(1)) })
export type RulebookPin = z.infer<typeof RulebookPin>
