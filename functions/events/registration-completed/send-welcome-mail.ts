import { commit } from '#core/db/commit.ts'
import { consumer } from '#core/facts/consumer.ts'
import { type NewMail, queueMail } from '#core/mails/queue-mail.ts'
import { type StoredUser, users } from '#core/users/users.ts'
import { membershipLabels } from '#shared/users/membership-type.ts'

export const handler = consumer(
  'registration.completed',
  'send-welcome-mail',
  async ({ fact, now, once }) => {
    const user = await users.get({ id: fact.payload.userId })
    if (!user) return
    const mail = { toEmail: user.email, priority: 'normal', ...welcomeOf(user) } as const
    await commit(once, ...queueMail(mail, now))
  },
)

function welcomeOf({
  firstName,
  status,
  chosenMembership: plan,
}: StoredUser): Pick<NewMail, 'templateId' | 'data'> {
  if (status === 'pending') return { templateId: 'welcome-pending', data: { firstName } }
  if (!plan) return { templateId: 'welcome', data: { firstName } }
  return { templateId: 'welcome-unpaid', data: { firstName, plan, membership: membershipLabels[plan] } }
}
