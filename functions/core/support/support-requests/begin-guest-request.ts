import { env } from '#core/env.ts'
import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import type { DeskSettings } from '#shared/support/support-desks/desk-settings.ts'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'
import type { SupportRequest } from '#shared/support/support-requests/support-request.ts'
import { newGuestLink } from './guest-links.ts'
import { limitRequests } from './limit-requests.ts'
import { openRequest } from './open-request.ts'

type Asked = Pick<SupportRequest, 'category' | 'priority' | 'source' | 'subject'> &
  Partial<Pick<SupportRequest, 'relatedTo'>> & { name: string; email: string; text: string }

/**
 * The writes of a visitor’s request to the platform. Anyone may type any address, so no account is looked for, and the
 * desk sees nothing before the link in the mail is used.
 */
export async function beginGuestRequest(
  { name, email, text, ...asked }: Asked,
  { settings, now }: { settings: DeskSettings; now: string },
): Promise<Write[]> {
  const { request, writes } = await openRequest(
    {
      ...asked,
      deskId: platformDesk,
      requester: { email, name, proven: false },
      shared: 'requester',
      status: 'unconfirmed',
    },
    { kind: 'customer', author: { email, name }, text },
    { settings, now },
  )
  const link = newGuestLink({ requestId: request.id, email }, now)
  return [
    ...writes,
    limitRequests(email, now),
    link.write,
    ...queueMail(
      {
        toEmail: email,
        templateId: 'support-confirm',
        data: {},
        secretData: { requestUrl: `${env('SITE_URL')}${link.path}` },
        priority: 'normal',
      },
      now,
    ),
  ]
}
