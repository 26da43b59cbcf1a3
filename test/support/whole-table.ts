import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '#core/db/client.ts'

export type Stored = Record<string, unknown> & { pk: string; sk: string; entity?: string; ttl?: number }

/** Returns all items, or those with this id. */
export async function wholeTable(id?: string): Promise<Stored[]> {
  const found: Stored[] = []
  let position: Record<string, unknown> | undefined
  do {
    const page = await documents().send(
      new ScanCommand({
        TableName: process.env.TABLE_NAME,
        ExclusiveStartKey: position,
        ...(id && {
          FilterExpression: 'id = :id OR contains(#packed, :id)',
          ExpressionAttributeNames: { '#packed': 'data' },
          ExpressionAttributeValues: { ':id': id },
        }),
      }),
    )
    found.push(...((page.Items ?? []) as Stored[]))
    position = page.LastEvaluatedKey
  } while (position)
  return found
}

/** Returns the items that contain a text, so a failing test shows them instead of the whole table. */
export const itemsWith = (text: string, items: Stored[]): Stored[] =>
  items.filter((item) => JSON.stringify(item).includes(text))

/** The items that the table holds and that its time to live has not given up. */
export async function currentTable(url: string) {
  const clock = (await (await fetch(`${url}/_local/clock`)).json()) as { now: string }
  const now = Date.parse(clock.now)
  return { now, current: (await wholeTable()).filter(({ ttl }) => ttl === undefined || ttl * 1000 > now) }
}
