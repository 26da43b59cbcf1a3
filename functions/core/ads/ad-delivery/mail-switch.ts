import type { MailSwitch } from '#core/mail/unsubscribe/mail-switch.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { wantsNotification } from '#core/platform/notifications/wants-notification.ts'
import { users } from '#core/platform/users/users.ts'
import { putReports, reportsOf } from './ad-reports.ts'

const topic = 'your ad campaigns each week'

export const mailSwitch = {
  purpose: 'ad_report',
  read: async (userId) => {
    const [user, { isOn }] = await Promise.all([users.get({ id: userId }), reportsOf(userId)])
    return user && { topic, isOn }
  },
  isWanted: async (userId) =>
    (await reportsOf(userId)).isOn && (await wantsNotification(userId, 'system_updates', 'email')),
  set: (userId, isOn, now) =>
    untilUnchanged(async () => {
      const [user, before] = await Promise.all([
        users.get({ id: userId }, { consistent: true }),
        reportsOf(userId),
      ])
      if (!user) return undefined
      if (before.isOn !== isOn)
        await commit(
          putReports(before, { isOn }),
          users.check({ id: userId }, { version: user.version }),
          recordActivity(
            {
              by: 'platform',
              userId,
              type: 'settings_update',
              description: `Turned ${isOn ? 'on' : 'off'} emails about ${topic} with the link in an email`,
            },
            now,
          ),
        )
      return { topic, isOn }
    }),
} satisfies MailSwitch
