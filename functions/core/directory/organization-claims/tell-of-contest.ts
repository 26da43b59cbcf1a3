import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { isOpen } from '#shared/directory/organization-claims/claim.ts'
import { contestPath } from '#shared/directory/organization-claims/claim-path.ts'
import { findSubject } from './claim-subjects.ts'
import { claims } from './claims.ts'

/** One commit takes no more. */
const mostTold = 10

/** Tells those who own what was claimed that they may object. */
export async function tellOfContest(claimId: string, now: string, once: Write): Promise<void> {
  const claim = await claims.get({ id: claimId }, { consistent: true })
  if (!claim || !isOpen(claim)) return
  const subject = await findSubject(claim.subject)
  const owners = await usersById(subject?.ownerIds ?? [], { consistent: true })
  const reached = [...owners.values()]
    .filter(({ deletionDueAt, status }) => !deletionDueAt && status !== 'suspended')
    .slice(0, mostTold)
  await commit(
    once,
    ...reached.flatMap(({ id: userId, email, firstName }) => [
      ...notify(
        {
          userId,
          kind: 'claim_contest',
          type: 'warning',
          title: `Someone claims ${claim.name}`,
          message: 'You own it, and have 14 days to object.',
          href: contestPath(claim.id),
        },
        now,
      ),
      ...queueMail(
        {
          toEmail: email,
          templateId: 'claim-contest',
          data: { firstName, name: claim.name, path: contestPath(claim.id) },
          priority: 'normal',
        },
        now,
      ),
    ]),
  )
}
