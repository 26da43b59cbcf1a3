import { beforeEach, expect, test } from 'vitest'
import { consumers } from '#lib/background-infra/consumers.ts'
import { answerAsAws } from '#test/support/answer-as-aws.ts'
import { redrive, redriveConsumers } from './redrive.ts'

type Change = { sequence: string; event: string; id: string; old?: string; written?: string }

/** The contents of the dead-letter queue, by the receipt of each letter. */
let letters: Map<string, string>
let changes: Change[]
/** The items of the table as they are now. */
let items: Map<string, string>
let invoked: { path: string; kind: string | undefined; event: unknown }[]
let refuses: boolean
/** The error with which the stream says it has forgotten the requested records. */
let forgets: string | undefined
const said: string[] = []

const resourceOf = (type: string, logicalId: string, physicalId: string) =>
  `<member><LogicalResourceId>${logicalId}</LogicalResourceId><PhysicalResourceId>${physicalId}</PhysicalResourceId><ResourceType>${type}</ResourceType></member>`

const pagesOfEvents = [
  `${resourceOf('AWS::SQS::Queue', 'publishFactsDeadLetters0A1B2C3D', 'https://sqs/facts')}<NextToken>2</NextToken>`,
  [
    resourceOf('AWS::Lambda::Function', 'publishFacts0A1B2C3D', 'facts-fn'),
    resourceOf('AWS::SQS::Queue', 'sendWelcomeMailDeadLetters0A1B2C3D', 'https://sqs/welcome'),
    resourceOf('AWS::Lambda::Function', 'sendWelcomeMail0A1B2C3D', 'welcome-fn'),
  ].join(''),
]

const jobs = [
  resourceOf('AWS::SQS::Queue', 'deliverduemailsDeadLetters0A1B2C3D', 'https://sqs/mails'),
  resourceOf('AWS::Lambda::Function', 'deliverduemails0A1B2C3D', 'mails-fn'),
].join('')

/** Those of every consumer, in each stack. */
const ofConsumers = Object.keys(consumers)
  .flatMap((name) => [
    resourceOf('AWS::SQS::Queue', `${name}DeadLetters0A1B2C3D`, `https://sqs/${name}`),
    resourceOf('AWS::Lambda::Function', `${name}0A1B2C3D`, `${name}-fn`),
  ])
  .join('')

let hasAllConsumers: boolean

const receiving = [
  resourceOf('AWS::SQS::Queue', 'receiveMailDeadLetters0A1B2C3D', 'https://sqs/received'),
  resourceOf('AWS::Lambda::Function', 'receiveMail0A1B2C3D', 'receive-fn'),
].join('')

function resourcesOf(asked: URLSearchParams): string | undefined {
  if (hasAllConsumers) return ofConsumers
  if (asked.get('StackName') === 'CarAudio-platform-2') return jobs
  if (asked.get('StackName') === 'CarAudio-inbound-mail') return receiving
  return pagesOfEvents[Number(asked.get('NextToken') ?? 1) - 1]
}

const image = (id: string, text: string) => ({ pk: { S: id }, text: { S: text } })

function recordOf({ sequence, event, id, old, written }: Change) {
  const images = {
    ...(old && { OldImage: image(id, old) }),
    ...(written && { NewImage: image(id, written) }),
  }
  return { eventName: event, dynamodb: { SequenceNumber: sequence, Keys: { pk: { S: id } }, ...images } }
}

/** Every letter is seen once, like one that is hidden from the next reader. */
let unseen: string[]
/** The queue of each letter, by its receipt; any that is asked, unless it stands here. */
let queueOf: Map<string, string>

type Asked = {
  QueueUrl: string
  ReceiptHandle: string
  VisibilityTimeout: number
  SequenceNumber: string
  ShardIterator: string
  Key: { pk: { S: string } }
}

/** Operations that return nothing answer with an empty body. */
const operations: Record<string, (body: Asked) => object | undefined> = {
  'AmazonSQS.ReceiveMessage': ({ QueueUrl }) => {
    const some = unseen.filter((receipt) => (queueOf.get(receipt) ?? QueueUrl) === QueueUrl).slice(0, 10)
    unseen = unseen.filter((receipt) => !some.includes(receipt))
    return {
      Messages: some.map((receipt) => ({
        MessageId: receipt,
        ReceiptHandle: receipt,
        Body: letters.get(receipt),
      })),
    }
  },
  'AmazonSQS.DeleteMessage': ({ ReceiptHandle }) => {
    letters.delete(ReceiptHandle)
    return undefined
  },
  'AmazonSQS.ChangeMessageVisibility': ({ ReceiptHandle, VisibilityTimeout }) => {
    if (VisibilityTimeout === 0) unseen.push(ReceiptHandle)
    return undefined
  },
  'DynamoDBStreams_20120810.GetShardIterator': ({ SequenceNumber }) => ({ ShardIterator: SequenceNumber }),
  'DynamoDBStreams_20120810.GetRecords': ({ ShardIterator }) => {
    const at = changes.findIndex(({ sequence }) => sequence === ShardIterator)
    return { Records: changes.slice(at, at + 2).map(recordOf), NextShardIterator: changes[at + 2]?.sequence }
  },
  'DynamoDB_20120810.GetItem': ({ Key }) => {
    const text = items.get(Key.pk.S)
    return text ? { Item: image(Key.pk.S, text) } : {}
  },
}

beforeEach(() => {
  letters = new Map()
  queueOf = new Map()
  hasAllConsumers = false
  changes = []
  items = new Map()
  invoked = []
  refuses = false
  forgets = undefined
  said.length = 0
})

answerAsAws((request, text, response) => {
  const target = String(request.headers['x-amz-target'] ?? '')
  if (request.url?.includes('/functions/')) {
    const kind = request.headers['x-amz-invocation-type'] as string
    invoked.push({ path: request.url, kind, event: JSON.parse(text) })
    if (kind === 'Event') return response.writeHead(refuses ? 403 : 202).end()
    return response.writeHead(200).end(JSON.stringify({ batchItemFailures: refuses ? [{}] : [] }))
  }
  if (!target) return response.end(resourcesOf(new URLSearchParams(text)))
  if (forgets && target.endsWith('GetShardIterator'))
    return response
      .writeHead(400)
      .end(JSON.stringify({ __type: `com.amazonaws#${forgets}`, message: 'It is not there.' }))
  response.end(JSON.stringify(operations[target]?.(JSON.parse(text))))
})

function run(name: string): Promise<{ given: number; kept: number }> {
  unseen = [...letters.keys()]
  return redrive(name, (line) => said.push(line))
}

const batchOf = (startSequenceNumber: string, endSequenceNumber: string) =>
  JSON.stringify({
    DDBStreamBatchInfo: {
      streamArn: 'arn:aws:dynamodb:us-east-1:1:table/Main/stream/2026',
      shardId: 'shard-1',
      startSequenceNumber,
      endSequenceNumber,
    },
  })

test('a function is given every event back that it could not handle, each once', async () => {
  for (let at = 0; at < 23; at++) letters.set(`letter-${at}`, JSON.stringify({ detail: { at } }))
  expect(await run('sendWelcomeMail')).toEqual({ given: 23, kept: 0 })
  expect(letters.size).toBe(0)
  expect(new Set(invoked.map(({ path, kind }) => `${kind} ${path}`))).toEqual(
    new Set(['Event /2015-03-31/functions/welcome-fn/invocations']),
  )
  expect(invoked.map(({ event }) => (event as { detail: { at: number } }).detail.at)).toEqual(
    Array.from({ length: 23 }, (_, at) => at),
  )
})

test('a job is given back what it was due to do', async () => {
  letters.set('letter-1', JSON.stringify({ time: '2027-01-01T00:00:00Z' }))
  expect(await run('deliver_due_mails')).toEqual({ given: 1, kept: 0 })
  expect(invoked).toEqual([
    {
      path: '/2015-03-31/functions/mails-fn/invocations',
      kind: 'Event',
      event: { time: '2027-01-01T00:00:00Z' },
    },
  ])
})

test('what receives mail is told of its mails again', async () => {
  letters.set('letter-1', JSON.stringify({ Records: [] }))
  expect(await run('receiveMail')).toEqual({ given: 1, kept: 0 })
  expect(invoked.map(({ path }) => path)).toEqual(['/2015-03-31/functions/receive-fn/invocations'])
})

test('an event that could not be given back stays, and is reported', async () => {
  letters.set('letter-1', '{}')
  refuses = true
  expect(await run('sendWelcomeMail')).toEqual({ given: 0, kept: 1 })
  expect([...letters.keys()]).toEqual(['letter-1'])
  expect(said).toEqual([expect.stringMatching(/^Kept letter-1: welcome-fn answers 403/)])
  // A fixed function does not have to wait until the letter shows itself again.
  expect(unseen).toEqual(['letter-1'])
})

test('a reader of the stream gets the changes of its batch, each with what the item has become since', async () => {
  changes = [
    { sequence: '100', event: 'INSERT', id: 'a', written: 'as it was' },
    { sequence: '101', event: 'MODIFY', id: 'b', old: 'before', written: 'meant to be' },
    { sequence: '102', event: 'MODIFY', id: 'c', old: 'before', written: 'gone since' },
    { sequence: '103', event: 'INSERT', id: 'd', written: 'of another batch' },
  ]
  items = new Map([
    ['a', 'as it was'],
    ['b', 'changed again'],
    ['d', 'of another batch'],
  ])
  letters.set('letter-1', batchOf('100', '102'))
  expect(await run('publishFacts')).toEqual({ given: 1, kept: 0 })
  expect(invoked).toEqual([
    {
      path: '/2015-03-31/functions/facts-fn/invocations',
      kind: 'RequestResponse',
      event: {
        Records: [
          { eventName: 'INSERT', id: 'a', written: 'as it was' },
          { eventName: 'MODIFY', id: 'b', old: 'before', written: 'changed again' },
          { eventName: 'REMOVE', id: 'c', old: 'before' },
        ].map(({ eventName, ...change }, at) =>
          recordOf({ sequence: `${100 + at}`, event: eventName, ...change }),
        ),
      },
    },
  ])
})

test('changes that their reader cannot handle yet, or that the stream has forgotten, stay and are reported', async () => {
  changes = [{ sequence: '100', event: 'INSERT', id: 'a', written: 'x' }]
  letters.set('letter-1', batchOf('100', '100'))
  refuses = true
  expect(await run('publishFacts')).toEqual({ given: 0, kept: 1 })
  // First the changes of a shard go, then the shard itself.
  for (forgets of ['TrimmedDataAccessException', 'ResourceNotFoundException'])
    expect(await run('publishFacts')).toEqual({ given: 0, kept: 1 })
  expect(said).toEqual([
    'Kept letter-1: facts-fn still cannot handle it. Its log shows why.',
    'Kept letter-1: The stream keeps changes for a day, and these are older.',
    'Kept letter-1: The stream keeps changes for a day, and these are older.',
  ])
})

test('a call that names no function with dead letters is told which functions have them', async () => {
  await expect(run('getMe')).rejects.toThrow(/^Name a function .*deliver_due_mails.*sendWelcomeMail/)
})

test('every consumer is given back what it could not handle, each its own, and nothing else is', async () => {
  hasAllConsumers = true
  const names = Object.keys(consumers)
  for (const [at, name] of names.entries()) {
    letters.set(`letter-${at}`, JSON.stringify({ for: name }))
    queueOf.set(`letter-${at}`, `https://sqs/${name}`)
  }
  letters.set('of a job', '{}')
  queueOf.set('of a job', 'https://sqs/mails')
  unseen = [...letters.keys()]
  expect(await redriveConsumers((line) => said.push(line))).toEqual({ given: names.length, kept: 0 })
  expect([...letters.keys()]).toEqual(['of a job'])
  expect(invoked).toHaveLength(names.length)
  for (const { path, event } of invoked) expect(path).toContain(`/${(event as { for: string }).for}-fn/`)
})
