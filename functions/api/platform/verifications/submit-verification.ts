import { env } from '#core/env.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { users } from '#core/platform/users/users.ts'
import { putVerification } from '#core/platform/verifications/put-verification.ts'
import { readVerification } from '#core/platform/verifications/read-verification.ts'
import type { User } from '#shared/platform/users/user.ts'
import { assertSendsDocuments } from '#shared/platform/verifications/awaits-approval.ts'
import { submitVerification as contract } from '#shared/platform/verifications/contract.ts'
import {
  resubmitted,
  submitVerification as submit,
} from '#shared/platform/verifications/submit-verification.ts'

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
    cleared ? users.put(cleared, { version: user.version }) : asItWas(user),
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

/** Changes nothing. It refuses members who were approved or given another type at this moment. */
const asItWas = ({ id, version }: User): Write => ({
  item: {
    Update: {
      TableName: env('TABLE_NAME'),
      Key: users.key({ id }),
      UpdateExpression: 'SET #version = :version',
      ConditionExpression: '#version = :version',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':version': version },
    },
  },
})

export const handler = endpoint(contract, submitVerification)
