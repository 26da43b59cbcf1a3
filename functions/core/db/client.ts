import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

let client: DynamoDBDocumentClient | undefined

/** Made at first use, so that a function that answers without storage never pays for it. */
export function documents(): DynamoDBDocumentClient {
  client ??= DynamoDBDocumentClient.from(lean(oneWrite(new DynamoDBClient({ maxAttempts: 4 }))), {
    marshallOptions: { removeUndefinedValues: true },
  })
  return client
}

/** A log that nobody reads, of which each answer is copied, and a signature of the SDK: a twentieth of what a call costs. */
function lean(dynamo: DynamoDBClient): DynamoDBClient {
  dynamo.middlewareStack.remove('loggerMiddleware')
  dynamo.middlewareStack.remove('getUserAgentMiddleware')
  return dynamo
}

/** Node sends a text in one piece with its headers, but bytes in a second one: a tenth of what a call costs. */
function oneWrite(dynamo: DynamoDBClient): DynamoDBClient {
  dynamo.middlewareStack.add(
    (next) => (args) => {
      const request = args.request as { body?: unknown }
      const { body } = request
      if (body instanceof Uint8Array)
        request.body = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8')
      return next(args)
    },
    // After the signature, which is of the same bytes.
    { step: 'deserialize', priority: 'low', name: 'oneWrite' },
  )
  return dynamo
}
