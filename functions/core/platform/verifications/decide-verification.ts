import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { users } from '#core/platform/users/users.ts'
import { AppError } from '#shared/errors.ts'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import type { User } from '#shared/platform/users/user.ts'
import {
  alreadyDecided,
  type Decision,
  decideVerification as decide,
  decidedUser,
} from '#shared/platform/verifications/decide-verification.ts'
import type { Verification } from '#shared/platform/verifications/verification.ts'
import { putVerification } from './put-verification.ts'
import { readVerification } from './read-verification.ts'

type Review = {
  by: Actor
  userId: string
  /** The version that was reviewed. */
  version: number
  decision: Decision
  now: string
  remember: (answer: Verification) => Write[]
}

/**
 * Settles a submission, changes the account and tells its owner, all in one write. The first of two decisions counts.
 */
export async function decideVerification({ by, userId, version, decision, now, remember }: Review) {
  const [verification, user] = await Promise.all([
    readVerification(userId),
    users.get({ id: userId }, { consistent: true }),
  ])
  if (!user) throw new AppError('not_found', 'user_not_found', 'User not found')
  const decided = decide(verification, decision, now)
  if (verification.version !== version) throw alreadyDecided()
  const changed = decidedUser(user, verification, decision, now)
  await commit(
    putVerification(decided, verification, alreadyDecided),
    users.put(changed, { version: user.version }),
    recordActivity(
      {
        by,
        userId,
        type: 'user_update',
        description: decision.outcome === 'approved' ? 'Approved the business' : 'Rejected the business',
        before: standing(user),
        after: standing(changed),
        ...(decision.outcome === 'refused' && { metadata: { reason: decision.reason } }),
      },
      now,
    ),
    ...tell(user, verification, decision, now),
    announce('account.changed', { userId }, now),
    ...(decision.outcome === 'approved' ? [announce('verification.approved', { userId }, now)] : []),
    ...remember(decided),
  )
  return decided
}

const standing = ({ status, verificationStatus, approvedMembership }: User) => ({
  status,
  verificationStatus,
  ...(approvedMembership && { approvedMembership }),
})

function tell(
  { id, email, firstName, status }: User,
  { forMembership }: Verification,
  decision: Decision,
  now: string,
): Write[] {
  if (decision.outcome === 'approved' && forMembership) {
    const membership = membershipLabels[forMembership]
    const data = { firstName, membership }
    return [
      // A suspended member can choose no plan, so the notification waits until they can.
      ...(status === 'suspended'
        ? []
        : queueMail({ toEmail: email, templateId: 'application-approved', data, priority: 'normal' }, now)),
      ...notify(
        {
          kind: 'verification',
          userId: id,
          type: 'success',
          title: 'Your business is approved',
          message: `You can now choose the ${membership} membership. It starts once you pay for it.`,
          href: '/profile?tab=verification',
        },
        now,
      ),
    ]
  }
  if (decision.outcome === 'approved')
    return [
      // Its mail says that the account is open; a suspended member reads the notification once that is true.
      ...(status === 'suspended'
        ? []
        : queueMail(
            { toEmail: email, templateId: 'verification-approved', data: { firstName }, priority: 'normal' },
            now,
          )),
      ...notify(
        {
          kind: 'verification',
          userId: id,
          type: 'success',
          title: 'Your business is approved',
          message: 'Your account is active, and you can make your profile public.',
          href: '/profile?tab=verification',
        },
        now,
      ),
    ]
  const { reason } = decision
  return [
    ...queueMail(
      { toEmail: email, templateId: 'verification-refused', data: { firstName, reason }, priority: 'normal' },
      now,
    ),
    ...notify(
      {
        kind: 'verification',
        userId: id,
        type: 'warning',
        title: 'Your business is not approved yet',
        message: `The reviewers wrote: ${reason}`,
        href: '/profile?tab=verification',
      },
      now,
    ),
  ]
}
