import { env } from '#core/env.ts'
import type { Write } from './write.ts'

type Counters<T> = { item(item: T): { pk: string; sk: string } & Record<string, unknown> }

/**
 * Adds to the figure of a counter, by as much as the given item says; whoever is first makes the item. What else it
 * says is the same each time.
 */
export function addTo<T>(counters: Counters<T>, item: T, figure: keyof T & string): Write {
  const { pk, sk, ...attributes } = counters.item(item)
  const said = Object.entries(attributes).filter(([name]) => name !== figure)
  return {
    item: {
      Update: {
        TableName: env('TABLE_NAME'),
        Key: { pk, sk },
        UpdateExpression: `SET ${said.map(([name]) => `#${name} = :${name}`).join(', ')} ADD #figure :by`,
        ExpressionAttributeNames: {
          ...Object.fromEntries(said.map(([name]) => [`#${name}`, name])),
          '#figure': figure,
        },
        ExpressionAttributeValues: {
          ...Object.fromEntries(said.map(([name, value]) => [`:${name}`, value])),
          ':by': item[figure],
        },
      },
    },
  }
}
