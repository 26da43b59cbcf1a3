import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const minutesToImpersonate = 30

export const ImpersonationId = idSchema('imp')

/** An administrator acting as a member, with its start and end. It ends by itself, or sooner when someone ends it. */
export const Impersonation = z.object({
  id: ImpersonationId,
  adminId: UserId,
  targetId: UserId,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  endedAt: z.optional(z.iso.datetime()),
  version: z.int(),
})
export type Impersonation = z.infer<typeof Impersonation>

/** True while it still gives access. */
export const isRunning = (
  { endedAt, expiresAt }: Pick<Impersonation, 'endedAt' | 'expiresAt'>,
  now: string,
) => endedAt === undefined && now < expiresAt
