import { consumers } from '#lib/background-infra/consumers.ts'
import { inbound } from '#lib/background-infra/inbound.ts'
import { jobs } from '#lib/background-infra/jobs.ts'
import { streams } from '#lib/background-infra/streams.ts'
import { stackOfNoun } from '#lib/stacks/nouns-of-stacks.ts'
import { domainStackName, stackNames } from '#lib/stacks/stack-names.ts'
import { awsClient, DeployError, endpointOf, notDeployed } from '../aws-query.ts'
import { type StackResource, stackResources } from '../stack-resources.ts'
import { type DeadLetter, deleteLetter, receiveLetters, releaseLetter } from './dead-letter-queue.ts'
import { changesOf, type StreamBatch } from './stream-changes.ts'

const names = [consumers, jobs, inbound, streams].flatMap(Object.keys)

/** The table changes that a function gets in one call, which may be large. */
const changesAtOnce = 10

/**
 * Gives the events that a function could not handle back to it. A letter is deleted only when its event has been taken;
 * a reader of the table’s stream has then handled it, any other function may fail again and leave a new letter.
 */
export async function redrive(
  name: string,
  say: (line: string) => void,
): Promise<{ given: number; kept: number }> {
  if (!names.includes(name))
    throw new DeployError(`Name a function that can have dead letters: ${names.toSorted().join(', ')}.`)
  return redriveParts(name, partsOf(name, await stackResources(stackOf(name))), say)
}

/** The queues that are asked at the same time. */
const queuesAtOnce = 10

/** The same for all consumers of facts; the rest of what may have dead letters is not touched. */
export async function redriveConsumers(
  say: (line: string) => void,
): Promise<{ given: number; kept: number }> {
  const names = Object.keys(consumers)
  const stacks = [...new Set(names.map(stackOf))]
  const resources = new Map<string, StackResource[]>()
  for (const stack of stacks) resources.set(stack, await stackResources(stack))
  const sum = { given: 0, kept: 0 }
  const work = async () => {
    for (let name = names.shift(); name; name = names.shift()) {
      const { given, kept } = await redriveParts(name, partsOf(name, resources.get(stackOf(name)) ?? []), say)
      sum.given += given
      sum.kept += kept
    }
  }
  await Promise.all(Array.from({ length: queuesAtOnce }, work))
  return sum
}

async function redriveParts(
  name: string,
  { queueUrl, functionName }: Parts,
  say: (line: string) => void,
): Promise<{ given: number; kept: number }> {
  const give = name in streams ? giveChanges : giveEvent
  const kept: DeadLetter[] = []
  let given = 0
  let letters = await receiveLetters(queueUrl)
  while (letters.length > 0) {
    for (const letter of letters)
      try {
        await give(functionName, letter.body)
        await deleteLetter(queueUrl, letter)
        given++
      } catch (error) {
        if (!(error instanceof DeployError)) throw error
        kept.push(letter)
        say(`Kept ${letter.id}: ${error.message}`)
      }
    letters = await receiveLetters(queueUrl)
  }
  for (const letter of kept) await releaseLetter(queueUrl, letter)
  return { given, kept: kept.length }
}

type Parts = { queueUrl: string; functionName: string }

function partsOf(name: string, resources: readonly StackResource[]): Parts {
  const id = name.replace(/[^A-Za-z0-9]/g, '')
  const find = (type: string, pattern: RegExp) =>
    resources.find((one) => one.type === type && pattern.test(one.logicalId))?.physicalId
  const queueUrl = find('AWS::SQS::Queue', new RegExp(`^${id}DeadLetters[0-9A-F]{8}$`))
  const functionName = find('AWS::Lambda::Function', new RegExp(`^${id}[0-9A-F]{8}$`))
  if (!queueUrl || !functionName) throw notDeployed()
  return { queueUrl, functionName }
}

/** Readers of the stream stand beside the bus, what receives mail by itself, everything else with the other functions of its nouns. */
function stackOf(name: string): string {
  const { noun } = consumers[name] ?? jobs[name] ?? {}
  if (noun) return domainStackName(stackOfNoun(noun))
  return name in inbound ? stackNames.inboundMail : stackNames.facts
}

const giveEvent = (functionName: string, event: string) => invokeFunction(functionName, 'Event', event)

async function giveChanges(functionName: string, letter: string): Promise<void> {
  const { DDBStreamBatchInfo: batch } = JSON.parse(letter) as { DDBStreamBatchInfo: StreamBatch }
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
