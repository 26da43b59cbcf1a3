import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchGetCommand, DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { type AttributeMap, nativeItem } from './native-item.ts'

type Answer = { statusCode: number; headers: Record<string, string>; body?: unknown }
type Deserialize = (operation: { name?: string }, context: unknown, answer: Answer) => Promise<unknown>
type Send = (command: unknown, ...rest: unknown[]) => unknown

/** The wrappers of attributes in the answers of read operations. */
type Attributes = {
  Item?: AttributeMap
  Items?: AttributeMap[]
  LastEvaluatedKey?: AttributeMap
  Responses?: Record<string, AttributeMap[]>
  UnprocessedKeys?: Record<string, { Keys: AttributeMap[] }>
}

const reads: ReadonlySet<string | undefined> = new Set(['GetItem', 'Query', 'BatchGetItem'])
const isRead = (command: unknown) =>
  command instanceof GetCommand || command instanceof QueryCommand || command instanceof BatchGetCommand

/**
 * The document client, which converts what it reads to native values as soon as it is parsed. By default, the client’s
 * protocol walks each answer along the schema of its operation, and the document client walks it again: that is most of
 * what a page of a list costs.
 */
export class DocumentsReadOnce extends DynamoDBDocumentClient {
  constructor(client: DynamoDBClient) {
    super(client, { marshallOptions: { removeUndefinedValues: true } })
    const protocol = client.config.protocol as unknown as { deserializeResponse: Deserialize }
    const deserialize = protocol.deserializeResponse.bind(protocol)
    protocol.deserializeResponse = async (operation, context, answer) =>
      answer.statusCode === 200 && reads.has(operation.name) && Buffer.isBuffer(answer.body)
        ? { ...decode(JSON.parse(answer.body.toString())), $metadata: metadataOf(answer) }
        : deserialize(operation, context, answer)
  }

  override send: DynamoDBDocumentClient['send'] = (command: unknown, ...rest: unknown[]) => {
    // The document client would look for attributes here.
    if (isRead(command)) Object.assign(command as object, { outputKeyNodes: {} })
    return (super.send as Send)(command, ...rest) as never
  }
}

const metadataOf = ({ statusCode, headers }: Answer) => ({
  httpStatusCode: statusCode,
  requestId: headers['x-amzn-requestid'],
})

function decode(output: Attributes): Attributes {
  const { Item, Items, LastEvaluatedKey, Responses, UnprocessedKeys } = output
  if (Item) nativeItem(Item)
  Items?.forEach(nativeItem)
  if (LastEvaluatedKey) nativeItem(LastEvaluatedKey)
  for (const items of Object.values(Responses ?? {})) items.forEach(nativeItem)
  for (const { Keys } of Object.values(UnprocessedKeys ?? {})) Keys.forEach(nativeItem)
  return output
}
