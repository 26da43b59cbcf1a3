import { recordActivity } from '#core/activities/record-activity.ts'
import { commit, concurrentChange } from '#core/db/commit.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import { users } from '#core/users/users.ts'
import { assertAwaitsApproval } from '#shared/verifications/awaits-approval.ts'
import type { submitVerification as contract } from '#shared/verifications/contract.ts'
import { resubmitted, submitVerification as submit } from '#shared/verifications/submit-verification.ts'
import { putVerification } from './put-verification.ts'
import { readVerification } from './read-verification.ts'

export async function submitVerification({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { user, userId } = actor
  assertAwaitsApproval(user)
  const verification = await readVerification(userId)
  const submitted = submit(verification, { user, note: body.note }, now)
  if (verification.version !== body.version) throw concurrentChange()
  const cleared = resubmitted(user, now)
  await commit(
    putVerification(submitted, verification),
    ...(cleared ? [users.put(cleared, { version: user.version })] : []),
    recordActivity(
      {
        by: actor,
        type: 'profile_update',
        description: 'Sent documents for the business verification',
        metadata: { documents: submitted.documents.length },
      },
      now,
    ),
    ...remember(submitted),
  )
  return submitted
}
