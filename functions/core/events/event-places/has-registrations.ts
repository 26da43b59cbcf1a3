import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#core/env.ts'
import { documents } from '#core/platform/db/client.ts'

/** Tells whether anyone has ever entered an event, including those who withdrew. */
export async function hasRegistrations(eventId: string): Promise<boolean> {
  const { Items = [] } = await documents().send(
    new QueryCommand({
      TableName: env('TABLE_NAME'),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :registration)',
      ExpressionAttributeValues: { ':pk': `EVT#${eventId}`, ':registration': 'REG#' },
      Limit: 1,
      ConsistentRead: true,
    }),
  )
  return Items.length > 0
}
