import { commit } from '#core/db/commit.ts'
import { consumer } from '#core/facts/consumer.ts'
import { notify } from '#core/notifications/notify.ts'

export const handler = consumer('registration.completed', 'notify-welcome', async ({ fact, now, once }) => {
  const welcome = {
    userId: fact.payload.userId,
    type: 'success',
    title: 'Welcome to the lanes',
    message: 'Your profile is complete. Results, invitations and everything that waits for you arrive here.',
    href: '/profile',
  } as const
  await commit(once, ...notify(welcome, now))
})
