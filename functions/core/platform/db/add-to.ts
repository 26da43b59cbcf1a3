import { env } from '#core/env.ts'
import type { Write } from './write.ts'

type Counters<T> = { item(item: T): { pk: string; sk: string } & Record<string, unknown> }

/**
 * Adds to the figures of a counter, by the amounts of the given item; the first write makes the item. Its other fields
 * are the same each time.
 */
export function addTo<T>(counters: Counters<T>, item: T, ...figures: (keyof T & string)[]) {
  const { pk, sk, ...attributes } = counters.item(item)
  const named = Object.keys(attributes)
  const said = named.filter((name) => !figures.some((figure) => figure === name))
  return {
    item: {
      Update: {
        TableName: env('TABLE_NAME'),
        Key: { pk, sk },
        UpdateExpression: `SET ${said.map((name) => `#${name} = :${name}`).join(', ')} ADD ${figures.map((name) => `#${name} :${name}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(named.map((name) => [`#${name}`, name])),
        ExpressionAttributeValues: Object.fromEntries(named.map((name) => [`:${name}`, attributes[name]])),
      },
    },
  } satisfies Write
}
