import { commit } from '#core/platform/db/commit.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { facts } from '#core/platform/users/facts.ts'
import { users } from '#core/platform/users/users.ts'

export const handler = consumer(
  facts,
  'registration.completed',
  'notify-welcome',
  async ({ fact, now, once }) => {
    const { userId } = fact.payload
    // A late delivery may be about a member who is gone.
    if (!(await users.get({ id: userId }, { consistent: true }))) return
    const welcome = {
      userId,
      type: 'success',
      title: 'Welcome to the lanes',
      message: 'Your profile is complete. Everything that needs your attention appears here.',
      href: '/profile',
      kind: 'welcome',
      event: 'registration.completed',
    } as const
    await commit(once, ...notify(welcome, now))
  },
)
