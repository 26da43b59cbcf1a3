import type { DynamoCommand } from './dynamo-command.ts'

type Operator = '=' | '<' | '<=' | '>' | '>=' | 'between' | 'begins_with'

export type KeyCondition = { name: string; operator: Operator; operands: unknown[] }

type Query = Pick<
  DynamoCommand,
  'KeyConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
>

const compared = /([#\w]+)\s*(<=|>=|=|<|>)\s*(:\w+)/g
const within = /([#\w]+)\s+between\s+(:\w+)\s+and\s+(:\w+)/gi
const begun = /begins_with\s*\(\s*([#\w]+)\s*,\s*(:\w+)\s*\)/gi

/** The conditions of a query on the parts of the key, with their values. */
export function keyConditionOf(query: Query): KeyCondition[] {
  const { KeyConditionExpression: text = '', ExpressionAttributeNames: names = {} } = query
  const values = query.ExpressionAttributeValues ?? {}
  const condition = (name: string, operator: string, ...operands: string[]): KeyCondition => ({
    name: names[name] ?? name,
    operator: operator as Operator,
    operands: operands.map((operand) => values[operand]),
  })
  return [
    ...[...text.matchAll(compared)].map(([, name = '', operator = '', value = '']) =>
      condition(name, operator, value),
    ),
    ...[...text.matchAll(within)].map(([, name = '', from = '', to = '']) =>
      condition(name, 'between', from, to),
    ),
    ...[...text.matchAll(begun)].map(([, name = '', value = '']) => condition(name, 'begins_with', value)),
  ]
}

/** DynamoDB orders texts by their bytes. */
const compare = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))

/** Whether a part of a key fulfills a condition. */
export function meets(value: unknown, { operator, operands }: KeyCondition): boolean {
  const [first, second] = operands
  if (typeof value !== 'string' || typeof first !== 'string') return false
  const order = compare(value, first)
  switch (operator) {
    case '=':
      return order === 0
    case '<':
      return order < 0
    case '<=':
      return order <= 0
    case '>':
      return order > 0
    case '>=':
      return order >= 0
    case 'begins_with':
      return value.startsWith(first)
    case 'between':
      return order >= 0 && typeof second === 'string' && compare(value, second) <= 0
  }
}

/** The last of all characters: no key goes on with it. */
const last = '\u{10FFFF}'

/**
 * A query for keys that begin with a text, as one for those between it and its last. The bundled engine takes small
 * letters and capitals for the same in a beginning, DynamoDB does not.
 */
export function exactBeginning<Command extends Query>(query: Command): Command {
  const [found, name, value = ''] = begun.exec(query.KeyConditionExpression ?? '') ?? []
  begun.lastIndex = 0
  if (!found) return query
  return {
    ...query,
    KeyConditionExpression: query.KeyConditionExpression?.replace(
      found,
      `${name} BETWEEN ${value} AND ${value}End`,
    ),
    ExpressionAttributeValues: {
      ...query.ExpressionAttributeValues,
      [`${value}End`]: `${query.ExpressionAttributeValues?.[value]}${last}`,
    },
  }
}
