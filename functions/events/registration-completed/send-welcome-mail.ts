import { commit } from '#core/db/commit.ts'
import { consumer } from '#core/facts/consumer.ts'
import { queueMail } from '#core/mails/queue-mail.ts'
import { users } from '#core/users/users.ts'

export const handler = consumer(
  'registration.completed',
  'send-welcome-mail',
  async ({ fact, now, once }) => {
    const user = await users.get({ id: fact.payload.userId })
    if (!user) return
    const mail = {
      toEmail: user.email,
      templateId: user.status === 'pending' ? 'welcome-pending' : 'welcome',
      data: { firstName: user.firstName },
      priority: 'normal',
    } as const
    await commit(once, ...queueMail(mail, now))
  },
)
