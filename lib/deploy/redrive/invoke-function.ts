import { awsClient, DeployError, endpointOf } from '../aws-query.ts'

/** `Event` comes back at once, and has the retries and the dead letters of any other event. */
type Kind = 'Event' | 'RequestResponse'

/** Calls a function with an event; answers what it said, or throws what it failed with. */
export async function invokeFunction(name: string, kind: Kind, event: string): Promise<unknown> {
  const client = await awsClient('lambda')
  const response = await client.fetch(
    `${await endpointOf('lambda')}/2015-03-31/functions/${encodeURIComponent(name)}/invocations`,
    { method: 'POST', headers: { 'x-amz-invocation-type': kind }, body: event },
  )
  const text = await response.text()
  if (!response.ok || response.headers.has('x-amz-function-error'))
    throw new DeployError(`${name} answers ${response.status}: ${text.slice(0, 300)}`)
  return text ? JSON.parse(text) : undefined
}
