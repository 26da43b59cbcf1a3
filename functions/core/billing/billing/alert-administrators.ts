import { commit } from '#core/platform/db/commit.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { alertRecipients } from '#core/platform/users/alert-recipients.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { AppError } from '#shared/errors.ts'

/** One write takes no more. */
const mostAtOnce = 15

/** `href`: the page on which they can do something about it. */
type Alert = { title: string; message: string; href: `/admin/${string}`; once: Write }

/**
 * Alerts administrators to something they must look at, by notification, and by mail those whose addresses are chosen for
 * it. Administrators who do not fit into the final write are alerted before it, each once, however often it is tried.
 */
export async function alertAdministrators({ once, ...said }: Alert, now: string): Promise<void> {
  const { administrators, mailed, addresses } = await alertRecipients()
  const tell = (user: StoredUser, named: { id?: `ntf_${string}` } = {}) => [
    ...told(user, { ...named, ...said }, now),
    ...(mailed.has(user.email) ? mailTo(user, said, now) : []),
  ]
  for (const user of administrators.slice(mostAtOnce)) {
    const id = deriveId('ntf', now, `${user.id} ${said.title} ${said.message}`)
    await commit(...tell(user, { id })).catch(unlessTold)
  }
  const others = administrators.slice(0, mostAtOnce)
  await commit(
    once,
    ...others.flatMap((user) => tell(user)),
    ...addresses.flatMap((email) => mailTo({ email, firstName: 'there' }, said, now)),
  )
}

type Said = Omit<Alert, 'once'>

const told = ({ id: userId }: StoredUser, said: Said & { id?: `ntf_${string}` }, now: string): Write[] =>
  notify({ ...said, userId, kind: 'billing_alert', type: 'warning' }, now)

const mailTo = (
  { email, firstName }: Pick<StoredUser, 'email' | 'firstName'>,
  { title, message, href }: Said,
  now: string,
) =>
  queueMail(
    {
      toEmail: email,
      templateId: 'billing-alert',
      data: { firstName, title, message, path: href },
      priority: 'high',
    },
    now,
  )

function unlessTold(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'version_conflict') throw error
}
