import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import { projections as memberBilling } from '#core/billing/member-billing/projections.ts'
import { projections as subscriptions } from '#core/billing/subscriptions/projections.ts'
import { projections as transactions } from '#core/billing/transactions/projections.ts'
import { env } from '#core/env.ts'
import { type Follower, follow } from '#core/platform/projections/follow.ts'
import type { Row } from '#core/platform/projections/row.ts'
import { streamApi } from '#lib/local/database/stream-api.ts'
import { createStreamReader, newestStream } from '#lib/local/database/stream-reader.ts'

const followers: readonly Follower[] = [...memberBilling, ...subscriptions, ...transactions]

const followed = new Set(followers.map(({ of }) => of))

const isFollowed = ({ dynamodb }: DynamoDBRecord) =>
  followed.has((dynamodb?.NewImage ?? dynamodb?.OldImage)?.entity?.S ?? '')

const read = (image: unknown) =>
  image ? (unmarshall(image as Record<string, AttributeValue>) as Row) : undefined

const changeOf = ({ dynamodb }: DynamoDBRecord) => ({
  before: read(dynamodb?.OldImage),
  after: read(dynamodb?.NewImage),
})

/**
 * Makes the figures and lists of billing follow the table of a world, as they follow the table stream
 * elsewhere.
 */
export async function followWorld(databaseUrl: string) {
  const stream = streamApi(databaseUrl)
  const reader = createStreamReader(stream, await newestStream(stream, env('TABLE_NAME')), () => undefined)
  return {
    async catchUp(): Promise<void> {
      for (let pages = await reader.read(); pages.length > 0; pages = await reader.read())
        for (const { records } of pages)
          for (const record of records.filter(isFollowed)) await follow(followers, changeOf(record))
    },
    stop: () => stream.close(),
  }
}
