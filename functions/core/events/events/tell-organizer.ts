import type { Write } from '#core/platform/db/write.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { users } from '#core/platform/users/users.ts'

type Said = { title: string; message: string; href?: string }

/** A notification for the organizer of an event, if they have not left the platform. */
export async function tellOrganizer(userId: string, said: Said, now: string): Promise<Write[]> {
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user) return []
  return notify({ userId: user.id, kind: 'event_moderated', type: 'warning', ...said }, now)
}
