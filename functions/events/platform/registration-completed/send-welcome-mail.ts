import { commit } from '#core/platform/db/commit.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { facts } from '#core/platform/users/facts.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'

export const handler = consumer(
  facts,
  'registration.completed',
  'send-welcome-mail',
  async ({ fact, now, once }) => {
    const user = await users.get({ id: fact.payload.userId })
    if (!user) return
    await commit(once, ...welcome(user, now))
  },
)

function welcome({ email: toEmail, firstName, status, chosenMembership: plan }: StoredUser, now: string) {
  const to = { toEmail, priority: 'normal' } as const
  if (status === 'pending')
    return queueMail({ ...to, templateId: 'welcome-pending', data: { firstName } }, now)
  if (!plan) return queueMail({ ...to, templateId: 'welcome', data: { firstName } }, now)
  const data = { firstName, plan, membership: membershipLabels[plan] }
  return queueMail({ ...to, templateId: 'welcome-unpaid', data }, now)
}
