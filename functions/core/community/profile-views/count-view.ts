import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { addTo } from '#core/platform/db/add-to.ts'
import { documents } from '#core/platform/db/client.ts'
import { users } from '#core/platform/users/users.ts'
import { isRobot } from '#shared/community/profile-views/is-robot.ts'
import { publicMember } from '#shared/platform/users/public-member.ts'
import { profileViews } from './profile-views.ts'

type View = { of: string; by?: string; userAgent: string; now: string }

/**
 * Counts a look at a profile that others see. All the others answer the same, so that no one learns from it who is a
 * member. One update adds by itself, so that none of many at once is lost.
 */
export async function countView({ of, by, userAgent, now }: View): Promise<void> {
  if (by === of || isRobot(userAgent)) return
  const user = await users.get({ id: of }, { consistent: true })
  if (!user || !publicMember(user)) return
  const view = { userId: user.id, on: now.slice(0, 10), count: 1, version: 1 }
  await documents().send(new UpdateCommand(addTo(profileViews, view, 'count').item.Update))
}
