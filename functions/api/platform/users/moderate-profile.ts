import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { userNotFound } from '#core/platform/users/change-standing.ts'
import { forgetPicture } from '#core/platform/users/forget-picture.ts'
import { users } from '#core/platform/users/users.ts'
import { moderateProfile as moderate } from '#shared/platform/users/moderate-profile.ts'
import { moderateProfile as contract, type Moderation } from '#shared/platform/users/moderation-contract.ts'

const described: Record<Moderation, string> = {
  hide: 'An administrator hid your profile from the public.',
  show: 'An administrator made your profile public again.',
  remove_picture: 'An administrator removed your profile picture.',
  remove_bio: 'An administrator removed your bio.',
}

async function moderateProfile({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = params
  const { moderation, reason } = body
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user) throw userNotFound()
  const moderated = { ...user, ...moderate(user, moderation, reason, now) }
  const shown = ({ isPublicProfile, profileImage = '', bio }: typeof user) => ({
    isPublicProfile,
    profileImage,
    bio,
  })
  await commit(
    users.put(moderated, { version: user.version }),
    recordActivity(
      {
        by: actor,
        userId,
        type: 'user_update',
        description: 'Moderated the profile',
        metadata: { moderation, reason },
        before: shown(user),
        after: shown(moderated),
      },
      now,
    ),
    ...queueMail(
      {
        toEmail: user.email,
        templateId: 'profile-moderated',
        data: { firstName: user.firstName, what: described[moderation], reason },
        priority: 'normal',
      },
      now,
    ),
    ...notify(
      {
        kind: 'profile_moderated',
        userId,
        type: 'warning',
        title: described[moderation],
        message: reason,
        href: '/member-profile-settings',
      },
      now,
    ),
    announce('account.changed', { userId }, now),
    ...(moderation === 'remove_picture' ? forgetPicture(user, now) : []),
    ...remember(moderated),
  )
  return moderated
}

export const handler = endpoint(contract, moderateProfile)
