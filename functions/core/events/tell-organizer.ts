import type { Write } from '#core/db/write.ts'
import { notify } from '#core/notifications/notify.ts'
import { users } from '#core/users/users.ts'

type Said = { title: string; message: string; href?: string }

/** A notification for whoever holds an event; nobody hears it where its organizer has left. */
export async function tellOrganizer(userId: string, said: Said, now: string): Promise<Write[]> {
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user) return []
  return notify({ userId: user.id, kind: 'event_moderated', type: 'warning', ...said }, now)
}
