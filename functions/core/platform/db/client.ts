import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { DocumentsReadOnce } from './documents-read-once.ts'
import { requestHandler } from './request-handler.ts'
import { Sha256 } from './sha256.ts'

let client: DynamoDBDocumentClient | undefined

/** Made at first use, so that a function that answers without storage never pays for it. */
export function documents(): DynamoDBDocumentClient {
  client ??= new DocumentsReadOnce(
    lean(new DynamoDBClient({ maxAttempts: 4, requestHandler: requestHandler(), sha256: Sha256 })),
  )
  return client
}

/**
 * Saves a quarter of what a call costs in this process: a log that no one reads, with a copy of each answer; a
 * signature by the SDK; a new signer for each call; and an accessor that makes copying the settings slow.
 */
function lean(dynamo: DynamoDBClient): DynamoDBClient {
  dynamo.middlewareStack.remove('loggerMiddleware')
  dynamo.middlewareStack.remove('getUserAgentMiddleware')
  const { config } = dynamo
  const { credentials, signer } = config
  Object.defineProperty(config, 'credentials', { value: credentials, enumerable: true, writable: true })
  let made: ReturnType<typeof signer> | undefined
  config.signer = (scheme) => {
    made ??= signer(scheme)
    return made
  }
  return dynamo
}
