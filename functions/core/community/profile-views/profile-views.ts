import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { UserId } from '#shared/platform/users/user.ts'

const ProfileViews = z.object({ userId: UserId, on: z.iso.date(), count: z.int(), version: z.int() })

/** How often a public profile was looked at on a day. It holds nothing about who looked. */
export const profileViews = entity({
  name: 'profile-views',
  erasure: 'with the member',
  schema: ProfileViews,
  key: ({ userId, on }: { userId: string; on: string }) => ({ pk: `USER#${userId}`, sk: `VIEWS#${on}` }),
  expiresAt: ({ on }) => addTime(`${on}T00:00:00.000Z`, { days: 400 }),
})
