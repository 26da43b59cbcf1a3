import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#core/env.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { documents } from '#core/platform/db/client.ts'
import { commit } from '#core/platform/db/commit.ts'
import { users } from '#core/platform/users/users.ts'
import { isWorthRecording } from '#shared/accounts/accounts/sign-in-attempts.ts'

// These figures are counted without changing the profile’s version: an open form must not be refused because of a
// sign-in. Writes that overlap with the count are still refused, so that they cannot bring back old figures.

/** A sign-in begins; until it succeeds it counts as failed. */
export async function countAttempt(userId: string, now: string): Promise<void> {
  const { Attributes } = await documents().send(
    new UpdateCommand({
      TableName: env('TABLE_NAME'),
      Key: users.key({ id: userId }),
      UpdateExpression: 'ADD failedLoginAttempts :one',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':one': 1 },
      ReturnValues: 'UPDATED_NEW',
    }),
  )
  const attempts = Number(Attributes?.failedLoginAttempts)
  if (!isWorthRecording(attempts)) return
  await commit(
    recordActivity(
      {
        by: 'platform',
        userId,
        type: 'security_event',
        description: `Someone failed to log in ${attempts} times in a row`,
        metadata: { attempts },
      },
      now,
    ),
  )
}

export async function countSignIn(userId: string, now: string): Promise<void> {
  await commit(
    {
      item: {
        Update: {
          TableName: env('TABLE_NAME'),
          Key: users.key({ id: userId }),
          UpdateExpression: 'SET lastLoginAt = :now, failedLoginAttempts = :none ADD loginCount :one',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':now': now, ':none': 0, ':one': 1 },
        },
      },
    },
    recordActivity({ by: { userId }, type: 'user_login', description: 'Logged in' }, now),
  )
}
