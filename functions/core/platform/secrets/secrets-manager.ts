import { AwsClient } from 'aws4fetch'
import { env } from '#core/env.ts'
import { credentials } from '#core/platform/storage/credentials.ts'

/** One call of Secrets Manager; its SDK would weigh more than all that the platform says to it. */
export async function secretsManager<Answer>(action: string, input: object): Promise<Answer> {
  const region = env('AWS_REGION')
  const client = new AwsClient({ ...credentials(), service: 'secretsmanager', region, retries: 2 })
  const endpoint =
    process.env.AWS_ENDPOINT_URL_SECRETS_MANAGER ??
    process.env.AWS_ENDPOINT_URL ??
    `https://secretsmanager.${region}.amazonaws.com`
  const response = await client.fetch(`${endpoint}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `secretsmanager.${action}` },
    body: JSON.stringify(input),
  })
  if (!response.ok) throw new Error(`Secrets Manager answered ${response.status} to ${action}`)
  return (await response.json()) as Answer
}
