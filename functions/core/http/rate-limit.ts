import { createHash } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '#core/db/client.ts'
import { env } from '#core/env.ts'
import { AppError } from '#shared/errors.ts'
import type { Contract } from '#shared/http/route.ts'
import { countedCalls } from './counted-calls.ts'

/** Counts a call and refuses it when its caller has used up the window. Addresses are kept only as hashes. */
export async function limitRate(
  { name, rateLimit: limit }: Pick<Contract, 'name' | 'rateLimit'>,
  caller: { ip: string; userId: string | undefined },
  now: string,
): Promise<void> {
  if (!limit) return
  const who = limit.per === 'user' && caller.userId ? caller.userId : hash(caller.ip)
  const nowSeconds = Math.floor(Date.parse(now) / 1000)
  const window = Math.floor(nowSeconds / limit.seconds)
  const endsAt = (window + 1) * limit.seconds
  try {
    await documents().send(
      new UpdateCommand({
        TableName: env('TABLE_NAME'),
        Key: { pk: `RATE#${name}#${who}`, sk: `WINDOW#${window}` },
        UpdateExpression: 'SET #ttl = :ttl, #entity = :entity ADD calls :one',
        ConditionExpression: 'attribute_not_exists(calls) OR calls < :max',
        ExpressionAttributeNames: { '#ttl': 'ttl', '#entity': 'entity' },
        ExpressionAttributeValues: {
          ':ttl': endsAt + 3600,
          ':entity': countedCalls.name,
          ':one': 1,
          ':max': limit.max,
        },
      }),
    )
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ConditionalCheckFailedException') throw error
    throw new AppError(
      'rate_limited',
      'rate_limited',
      'Too many requests. Please wait before you try again.',
      { retryAfterSeconds: endsAt - nowSeconds },
    )
  }
}

const hash = (ip: string) => createHash('sha256').update(networkOf(ip)).digest('base64url').slice(0, 22)

/** Whoever is connected by IPv6 has more addresses than anybody could try: what the first half names is one caller. */
function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip
  const [before = '', after] = ip.toLowerCase().split('::')
  const groups = before.split(':').filter(Boolean)
  const behind = after?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - groups.length - behind.length)).fill('0')
  return [...groups, ...zeros, ...behind]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
