import { createHash } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#core/env.ts'
import { documents } from '#core/platform/db/client.ts'
import type { Write } from '#core/platform/db/write.ts'
import { windowStart } from '#shared/ads/ad-delivery/ad-window.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { windowViews } from './written-kinds.ts'

const shardCount = 16

type Window = { campaignId: string; window: number }

const keyOf = ({ campaignId, window }: Window, shard: number) => ({
  pk: `AD_WINDOW#${campaignId}#${window}`,
  sk: String(shard).padStart(2, '0'),
})

const ttlOf = (window: number) => Math.floor(Date.parse(addTime(windowStart(window), { days: 2 })) / 1000)

/** The same shard for the same token, so that a repeated request meets itself there. */
const shardOf = (nonce: string) => (createHash('sha256').update(nonce).digest()[0] ?? 0) % shardCount

const counts = 'crv_'

/** One view more of an ad in its window, refused once that is closed. */
export const addView = (
  of: Window,
  { creativeId, nonce }: { creativeId: string; nonce: string },
  refused: () => Error,
): Write => ({
  item: {
    Update: {
      TableName: env('TABLE_NAME'),
      Key: keyOf(of, shardOf(nonce)),
      UpdateExpression: 'SET #ttl = :ttl, #entity = :entity ADD #views :one',
      ConditionExpression: 'attribute_not_exists(closedAt)',
      ExpressionAttributeNames: { '#ttl': 'ttl', '#entity': 'entity', '#views': creativeId },
      ExpressionAttributeValues: { ':ttl': ttlOf(of.window), ':entity': windowViews.name, ':one': 1 },
    },
  },
  refused,
})

/** Closes a window, and tells the views of each ad in it. The same again and again: nothing is added to it any more. */
export async function closeViews(of: Window, now: string): Promise<Map<string, number>> {
  const shards = await Promise.all(
    Array.from({ length: shardCount }, (_, shard) => closeShard(of, shard, now)),
  )
  const views = new Map<string, number>()
  for (const shard of shards)
    for (const [name, count] of Object.entries(shard))
      if (name.startsWith(counts)) views.set(name, (views.get(name) ?? 0) + Number(count))
  return views
}

async function closeShard(of: Window, shard: number, now: string): Promise<Record<string, unknown>> {
  const { Attributes = {} } = await documents().send(
    new UpdateCommand({
      TableName: env('TABLE_NAME'),
      Key: keyOf(of, shard),
      UpdateExpression: 'SET closedAt = if_not_exists(closedAt, :now), #ttl = :ttl, #entity = :entity',
      ExpressionAttributeNames: { '#ttl': 'ttl', '#entity': 'entity' },
      ExpressionAttributeValues: { ':now': now, ':ttl': ttlOf(of.window), ':entity': windowViews.name },
      ReturnValues: 'ALL_NEW',
    }),
  )
  return Attributes
}
