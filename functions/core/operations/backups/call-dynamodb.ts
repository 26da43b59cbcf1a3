import { AwsClient } from 'aws4fetch'
import { env } from '#core/env.ts'
import { credentials } from '#core/platform/storage/credentials.ts'

/** What DynamoDB refuses, by the name that it has for it. */
export class DynamodbRefusal extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** A call in DynamoDB’s own JSON, in which items stay byte for byte what they are. */
export async function callDynamodb<Answer>(url: string, operation: string, body: object): Promise<Answer> {
  const client = new AwsClient({
    ...credentials(),
    service: 'dynamodb',
    region: env('AWS_REGION'),
    retries: 3,
  })
  const response = await client.fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
    },
    body: JSON.stringify(body),
  })
  if (response.ok) return (await response.json()) as Answer
  const text = await response.text()
  // What it answers when it fails itself has any form.
  if (response.status >= 500) throw new Error(`the database answered ${response.status} to ${operation}`)
  const { __type = '', message, Message } = JSON.parse(text) as Record<string, string>
  throw new DynamodbRefusal(__type.split('#').at(-1) ?? '', message ?? Message ?? String(response.status))
}
