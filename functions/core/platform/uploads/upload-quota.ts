import { env } from '#core/env.ts'
import type { Write } from '#core/platform/db/write.ts'
import { rulesOf } from '#core/platform/roles/rules-of.ts'
import { AppError } from '#shared/errors.ts'
import type { User } from '#shared/platform/users/user.ts'

const mostByAdministrators = 500
const secondsADay = 86_400

/** Counts one upload of a member on this day (UTC), and is refused when the membership allows no more. */
export async function uploadQuota({ id, membershipType }: User, now: string): Promise<Write> {
  const max =
    membershipType === 'admin' ? mostByAdministrators : (await rulesOf(membershipType)).uploadsPerDay
  const day = now.slice(0, 10)
  return {
    item: {
      Update: {
        TableName: env('TABLE_NAME'),
        Key: { pk: `USER#${id}`, sk: `UPLOADS_ON#${day}` },
        UpdateExpression: 'SET #ttl = :ttl ADD uploads :one',
        ConditionExpression: 'attribute_not_exists(uploads) OR uploads < :max',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: {
          ':ttl': Math.floor(Date.parse(`${day}T00:00:00Z`) / 1000) + 2 * secondsADay,
          ':one': 1,
          ':max': max,
        },
      },
    },
    refused: () =>
      new AppError(
        'rate_limited',
        'upload_quota',
        `Your membership includes ${max} ${max === 1 ? 'upload' : 'uploads'} a day. Try again tomorrow.`,
      ),
  }
}
