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
 * Alerts administrators to something they must look at, by notification and by mail; addresses that administrators have
 * named, by mail. Administrators who do not fit into
 * the final write are alerted before it, each once, however often it is tried.
 */
export async function alertAdministrators({ once, ...said }: Alert, now: string): Promise<void> {
  const { administrators, addresses } = await alertRecipients()
  for (const user of administrators.slice(mostAtOnce)) {
    const id = deriveId('ntf', now, `${user.id} ${said.title} ${said.message}`)
    await commit(...tell(user, { id, ...said }, now)).catch(unlessTold)
  }
  const others = administrators.slice(0, mostAtOnce)
  await commit(
    once,
    ...others.flatMap((user) => tell(user, said, now)),
    ...addresses.flatMap((email) => mailed({ email, firstName: 'there' }, said, now)),
  )
}

type Said = Omit<Alert, 'once'>

function tell(
  user: StoredUser,
  { title, message, href, ...named }: Said & { id?: `ntf_${string}` },
  now: string,
): Write[] {
  return [
    ...notify(
      { ...named, userId: user.id, kind: 'billing_alert', type: 'warning', title, message, href },
      now,
    ),
    ...mailed(user, { title, message, href }, now),
  ]
}

const mailed = (
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
