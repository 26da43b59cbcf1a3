import { env } from '#core/env.ts'
import { items } from '#core/market/market-items/items.ts'
import type { Write } from '#core/platform/db/write.ts'

/** One member more, or fewer, who saved an item; it must still be stored. */
export const countSave = (itemId: string, by: 1 | -1): Write => ({
  item: {
    Update: {
      TableName: env('TABLE_NAME'),
      Key: items.key({ id: itemId }),
      UpdateExpression: 'ADD saveCount :by',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':by': by },
    },
  },
})
