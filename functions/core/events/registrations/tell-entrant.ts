import type { Write } from '#core/platform/db/write.ts'
import type { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import { wantsNotification } from '#core/platform/notifications/wants-notification.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import type { notificationKinds } from '#shared/events/registrations/noun.ts'
import { categoryOf } from '#shared/platform/notifications/category-of.ts'
import type { Notification } from '#shared/platform/notifications/notification.ts'

type Addressed = Pick<Parameters<typeof queueMail>[0], 'toEmail' | 'priority' | 'wantedBy'>

export type EntryNews = Pick<Notification, 'type' | 'title' | 'message' | 'href' | 'event'> & {
  kind: keyof typeof notificationKinds
  /** Puts the same into the queue as a mail to its reader. */
  mail?: (to: Addressed) => Write[]
}

/**
 * Returns the writes that notify a member about an entry, in the app and by email. Only reminders can be switched off:
 * none are returned if their member wants neither.
 */
export async function newsWrites(
  user: StoredUser,
  { kind, mail, ...said }: EntryNews,
  now: string,
): Promise<Write[]> {
  const category = categoryOf({ kind })
  const told = { ...said, userId: user.id }
  const shown =
    kind === 'event_reminder' ? await tellIfWanted({ ...told, kind }, now) : notify({ ...told, kind }, now)
  const isMailed =
    mail && user.status !== 'suspended' && (await wantsNotification(user.id, category, 'email'))
  return [
    ...shown,
    ...(isMailed
      ? mail({ toEmail: user.email, priority: 'normal', wantedBy: { userId: user.id, category } })
      : []),
  ]
}
