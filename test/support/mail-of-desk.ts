import { expect } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { supportDomain } from '#lib/local/functions/environment.ts'
import { controlOf } from './control.ts'

/** A mail of the support desk, as it arrived in the inbox of a visitor. */
export async function mailOfDesk(url: string, about: string) {
  const control = controlOf(url)
  const part = crypto.randomUUID().slice(0, 8)
  const [toEmail, replyTo] = [`visitor-${part}@example.test`, `support+${part}@${supportDomain}`]
  await commit(
    ...queueMail(
      {
        toEmail,
        templateId: 'welcome',
        data: { firstName: 'Vera' },
        priority: 'high',
        from: { name: 'Boxrise, support', address: `support@${supportDomain}` },
        replyTo,
        headers: { References: `<${about}@${supportDomain}>`, 'X-Auto-Response-Suppress': 'All' },
        about,
      },
      await control.now(),
    ),
  )
  await expect.poll(async () => (await control.inbox(toEmail)).length).toBe(1)
  const [mail] = await control.inbox(toEmail)
  if (!mail) throw new Error('the mail has not arrived')
  return { mail, toEmail, replyTo }
}
