import { commit } from '#core/db/commit.ts'
import type { Write } from '#core/db/write.ts'
import { queueMail } from '#core/mails/queue-mail.ts'
import { notify } from '#core/notifications/notify.ts'
import { administratorIds } from '#core/users/administrator-ids.ts'
import { users } from '#core/users/users.ts'

/** As many as fit into one write. */
const mostTold = 15

/** Tells those who administer of what somebody must look at, by notification and by mail, all of them or none. */
export async function alertAdministrators(
  { title, message, once }: { title: string; message: string; once: Write },
  now: string,
): Promise<void> {
  const ids = (await administratorIds()).slice(0, mostTold)
  const told = await Promise.all(ids.map((id) => users.get({ id })))
  await commit(
    once,
    ...told
      .filter((user) => user !== undefined)
      .flatMap(({ id: userId, email, firstName }) => [
        ...notify({ userId, type: 'warning', title, message, href: '/admin/dashboard' }, now),
        ...queueMail(
          {
            toEmail: email,
            templateId: 'billing-alert',
            data: { firstName, title, message },
            priority: 'high',
          },
          now,
        ),
      ]),
  )
}
