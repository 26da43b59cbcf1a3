import type { DeadLetter, StreamBatch } from '#lib/dead-letters/read-letter.ts'
import { awsClient, DeployError, endpointOf } from '../aws-query.ts'
import { changesOf } from './stream-changes.ts'

/** The table changes that a function gets in one call, which may be large. */
const changesAtOnce = 10

/** Gives a function what one of its letters is about; throws if it does not take it. */
export async function giveLetter(functionName: string, letter: DeadLetter): Promise<void> {
  if (letter.kind === 'changes') return giveChanges(functionName, letter.batch)
  await invokeFunction(functionName, 'Event', JSON.stringify(letter.event))
}

async function giveChanges(functionName: string, batch: StreamBatch): Promise<void> {
  const changes = await changesOf(batch)
  for (let start = 0; start < changes.length; start += changesAtOnce) {
    const event = JSON.stringify({ Records: changes.slice(start, start + changesAtOnce) })
    const answer = (await invokeFunction(functionName, 'RequestResponse', event)) as {
      batchItemFailures?: unknown[]
    }
    if (answer?.batchItemFailures?.length)
      throw new DeployError(`${functionName} still cannot handle it. Its log shows why.`)
  }
}

/** `Event` comes back at once, and has the retries and the dead letters of any other event. */
type Kind = 'Event' | 'RequestResponse'

/** Calls a function with an event; answers what it said, or throws what it failed with. */
async function invokeFunction(name: string, kind: Kind, event: string): Promise<unknown> {
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
