import { recordActivity } from '#core/activities/record-activity.ts'
import { commit, concurrentChange } from '#core/db/commit.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import { users } from '#core/users/users.ts'
import { assertSendsDocuments } from '#shared/verifications/awaits-approval.ts'
import type { submitVerification as contract } from '#shared/verifications/contract.ts'
import { resubmitted, submitVerification as submit } from '#shared/verifications/submit-verification.ts'
import { putVerification } from './put-verification.ts'
import { readVerification } from './read-verification.ts'

export async function submitVerification({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { user, userId } = actor
  assertSendsDocuments(user)
  const verification = await readVerification(userId)
  const { version, ...form } = body
  const submitted = submit(verification, { user, form }, now)
  if (verification.version !== version) throw concurrentChange()
  const cleared = resubmitted(user, now)
  await commit(
    putVerification(submitted, verification),
    ...(cleared ? [users.put(cleared, { version: user.version })] : []),
    recordActivity(
      {
        by: actor,
        type: 'profile_update',
        description: 'Sent documents for the business verification',
        metadata: {
          documents: submitted.documents.length,
          ...(form.forMembership && { forMembership: form.forMembership }),
        },
      },
      now,
    ),
    ...remember(submitted),
  )
  return submitted
}
