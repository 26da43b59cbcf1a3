import type { DynamoCommand, Fields } from './dynamo-command.ts'
import { countOperators, listedOperands, orderedOperands, valuesSet } from './expression-parts.ts'
import { keyConditionOf, meets } from './key-condition.ts'

const mostOperators = 300
const mostListed = 100
/** The most bytes of the two parts of a key, in the table and in indexes. */
const mostBytes = { pk: 2048, sk: 1024 }

/**
 * Says why DynamoDB would refuse a command that the bundled engine carries out; undefined where both agree. The
 * engine refuses the rest itself.
 */
export function dynamodbRefusal(command: DynamoCommand): string | undefined {
  const { TransactItems = [], RequestItems = {} } = command
  for (const part of TransactItems) {
    const actions = Object.values(part).filter(Boolean)
    if (actions.length > 1) return 'TransactItems can only contain one of Check, Put, Update or Delete'
    const refusal = actions[0] && refusalOfOne(actions[0])
    if (refusal) return refusal
  }
  for (const requests of Object.values(RequestItems)) {
    if (!Array.isArray(requests)) continue
    for (const { PutRequest } of requests as { PutRequest?: DynamoCommand }[]) {
      const refusal = PutRequest && refusalOfOne(PutRequest)
      if (refusal) return refusal
    }
  }
  return refusalOfOne(command)
}

function refusalOfOne(command: DynamoCommand): string | undefined {
  const { Item = {}, UpdateExpression = '', ExpressionAttributeNames: names = {} } = command
  const values = command.ExpressionAttributeValues ?? {}
  const written = [
    ...Object.entries(Item),
    ...valuesSet(UpdateExpression).map(([name, value]) => [names[name] ?? name, values[value]] as const),
  ]
  for (const [name, value] of written) {
    const refusal = typeof value === 'string' ? longKeyRefusal(name, value) : undefined
    if (refusal) return refusal
  }
  return expressionRefusal(command, values) ?? queryRefusal(command)
}

/** The engine measures the keys of the table only. */
function longKeyRefusal(name: string, value: string): string | undefined {
  const [, part] = /^(?:gsi\d)?(pk|sk)$/.exec(name) ?? []
  if (!part || Buffer.byteLength(value) <= mostBytes[part as keyof typeof mostBytes]) return undefined
  return part === 'pk'
    ? 'One or more parameter values were invalid: Size of hashkey has exceeded the maximum size limit of2048 bytes'
    : 'One or more parameter values were invalid: Aggregated size of all range keys has exceeded the size limit of 1024 bytes'
}

function expressionRefusal(command: DynamoCommand, values: Fields): string | undefined {
  for (const kind of [
    'KeyConditionExpression',
    'FilterExpression',
    'ConditionExpression',
    'UpdateExpression',
  ] as const) {
    const expression = command[kind]
    if (!expression) continue
    if (countOperators(expression) > mostOperators)
      return `Invalid ${kind}: The expression contains more than ${mostOperators} operators`
    if (listedOperands(expression).some((count) => count > mostListed))
      return `Invalid ${kind}: The IN operator is provided with too many operands; number of operands must be at most ${mostListed}`
    for (const { operator, operands } of orderedOperands(expression)) {
      const given = operands.filter((name) => name in values).map((name) => values[name])
      if (given.some((value) => !hasOrder(value)) || new Set(given.map((value) => typeof value)).size > 1)
        return `Invalid ${kind}: Incorrect operand type for operator or function; operator or function: ${operator}`
      const [low, high] = given
      if (operator === 'BETWEEN' && given.length === 2 && (low as string) > (high as string))
        return `Invalid ${kind}: The BETWEEN operator requires upper bound to be greater than or equal to lower bound`
    }
  }
  return undefined
}

const hasOrder = (value: unknown) => ['string', 'number', 'bigint'].includes(typeof value)

function queryRefusal(command: DynamoCommand): string | undefined {
  if (!command.KeyConditionExpression) return undefined
  const conditions = keyConditionOf(command)
  for (const { name, operands } of conditions)
    for (const value of operands) {
      if (typeof value !== 'string')
        return 'One or more parameter values were invalid: Condition parameter type does not match schema type'
      if (value === '')
        return `One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value. Key: ${name}`
      const refusal = longKeyRefusal(name, value)
      if (refusal) return refusal
    }
  const start = command.ExclusiveStartKey
  if (start && conditions.some((condition) => !meets(start[condition.name], condition)))
    return 'The provided starting key is outside query boundaries based on provided conditions'
  return undefined
}
