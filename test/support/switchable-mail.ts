import { commit } from '#core/platform/db/commit.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import type { PreferenceType } from '#shared/platform/notifications/category.ts'
import type { Client } from './client.ts'
import { userIdOf } from './records.ts'

/** Queues a mail that its member may switch off. */
export async function queueSwitchable(
  client: Client,
  toEmail: string,
  category: PreferenceType = 'social',
): Promise<void> {
  const now = new Date().toISOString()
  const wantedBy = { userId: userIdOf(client), category }
  await commit(
    ...queueMail(
      { toEmail, templateId: 'welcome', data: { firstName: 'Ann' }, priority: 'normal', wantedBy },
      now,
    ),
  )
}
