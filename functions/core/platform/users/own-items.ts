import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#core/env.ts'
import { documents } from '#core/platform/db/client.ts'

export type OwnItem = Record<string, unknown> & { pk: string; sk: string; entity?: string }

const itemsAtOnce = 100

/** Every item below one partition key, such as all that the platform keeps of a member, page by page. */
export async function* ownItems(pk: string): AsyncGenerator<OwnItem> {
  let position: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await documents().send(
      new QueryCommand({
        TableName: env('TABLE_NAME'),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        Limit: itemsAtOnce,
        ConsistentRead: true,
        ExclusiveStartKey: position,
      }),
    )
    for (const item of Items) yield item as OwnItem
    position = LastEvaluatedKey
  } while (position)
}
