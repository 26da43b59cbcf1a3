import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#core/env.ts'
import { documents } from '#core/platform/db/client.ts'
import { waitToRetry } from '#core/platform/db/wait-to-retry.ts'
import { openKey, windowOf } from '#shared/ads/ad-delivery/ad-window.ts'
import { type Turn, turnOf } from '#shared/ads/ad-delivery/paced-delivery.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { type Delivery, deliveries } from './deliveries.ts'

const mostAttempts = 6

type Serving = { delivery: Delivery; endsOn: string; creativeId: string; now: string }

/**
 * Counts an ad as served: one update that holds only while its campaign has views left, runs, and is not ahead of its
 * day. False where it does not.
 */
export async function serveOnce({ delivery, endsOn, creativeId, now }: Serving): Promise<boolean> {
  let known: Delivery | undefined = delivery
  for (let attempt = 1; known && attempt <= mostAttempts; attempt++) {
    const turn: Turn | undefined = turnOf(known, endsOn, now)
    if (!turn) return false
    try {
      await documents().send(new UpdateCommand(update(known, turn, { creativeId, now })))
      return true
    } catch (error) {
      // Another visitor has begun the day, or taken the last one: what is there now says which.
      if (isRefused(error)) known = await deliveries.get(delivery, { consistent: true })
      else if (isBusy(error)) await waitToRetry(attempt)
      else throw error
    }
  }
  return false
}

function update(
  { campaignId, day, remaining }: Delivery,
  { startsDay, allowed }: Turn,
  { creativeId, now }: { creativeId: string; now: string },
): ConstructorParameters<typeof UpdateCommand>[0] {
  const isLimited = remaining !== undefined
  const today = siteDay(now)
  return {
    TableName: env('TABLE_NAME'),
    Key: deliveries.key({ campaignId }),
    UpdateExpression: `SET #open.#key = if_not_exists(#open.#key, :none) + :one${
      startsDay ? ', #day = :today, dayNet = :one' : ', dayNet = dayNet + :one'
    }${isLimited ? ', remaining = remaining - :one' : ''}${startsDay && isLimited ? ', dayStart = remaining' : ''}`,
    ConditionExpression: `isRunning = :yes AND #day = :day${isLimited ? ' AND remaining >= :one' : ''}${
      startsDay ? '' : ' AND dayNet < :allowed'
    }`,
    ExpressionAttributeNames: { '#open': 'open', '#key': openKey(windowOf(now), creativeId), '#day': 'day' },
    ExpressionAttributeValues: {
      ':none': 0,
      ':one': 1,
      ':yes': true,
      ':day': day,
      ...(startsDay ? { ':today': today } : { ':allowed': allowed }),
    },
  }
}

const isRefused = (error: unknown) =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException'

/** A window of it is being closed at this moment. */
const isBusy = (error: unknown) => error instanceof Error && error.name === 'TransactionConflictException'
