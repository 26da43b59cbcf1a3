import { beforeEach, expect, test } from 'vitest'
import { backgroundFunctions, domainsInBackground } from '#lib/background-infra/background-functions.ts'
import { consumers } from '#lib/background-infra/consumers.ts'
import { answerAsAws } from '#test/support/answer-as-aws.ts'
import { listDeadLetters, redrive, redriveConsumers } from './redrive.ts'

type Change = { sequence: string; event: string; id: string; old?: string; written?: string }

/** The contents of the dead-letter queues, by the receipt of each letter. */
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

/** The queue of each domain. */
const queues = domainsInBackground
  .map((domain) => resourceOf('AWS::SQS::Queue', `${domain}DeadLetters0A1B2C3D`, `https://sqs/${domain}`))
  .join('')

/** Every function, in each stack. */
const functions = backgroundFunctions
  .map(({ name }) => name.replaceAll('_', ''))
  .map((id) => resourceOf('AWS::Lambda::Function', `${id}0A1B2C3D`, `${id}-fn`))
  .join('')

let isDeployed: boolean

function resourcesOf(asked: URLSearchParams): string {
  if (!isDeployed) return ''
  if (asked.get('StackName') !== 'CarAudio-failures') return functions
  // On the second page.
  return asked.get('NextToken') ? queues : '<NextToken>2</NextToken>'
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
/** The queue of each letter, by its receipt; that of the platform, unless it stands here. */
let queueOf: Map<string, string>
let attributesOf: Map<string, Record<string, string>>
let breaksOff: boolean

type Asked = {
  QueueUrl: string
  MessageAttributeNames?: string[]
  ReceiptHandle: string
  VisibilityTimeout: number
  SequenceNumber: string
  ShardIterator: string
  Key: { pk: { S: string } }
}

/** The letters that another redrive holds. */
let hidden: number

/** Operations that return nothing answer with an empty body. */
const operations: Record<string, (body: Asked) => object | undefined> = {
  'AmazonSQS.ReceiveMessage': ({ QueueUrl, MessageAttributeNames }) => {
    const some = unseen
      .filter((receipt) => (queueOf.get(receipt) ?? 'https://sqs/platform') === QueueUrl)
      .slice(0, 10)
    unseen = unseen.filter((receipt) => !some.includes(receipt))
    return {
      Messages: some.map((receipt) => ({
        MessageId: receipt,
        ReceiptHandle: receipt,
        Body: letters.get(receipt),
        Attributes: { SentTimestamp: String(Date.parse('2026-01-02T03:04:05Z')) },
        ...(MessageAttributeNames?.includes('All') && {
          MessageAttributes: Object.fromEntries(
            Object.entries(attributesOf.get(receipt) ?? {}).map(([name, value]) => [
              name,
              { DataType: 'String', StringValue: value },
            ]),
          ),
        }),
      })),
    }
  },
  'AmazonSQS.GetQueueAttributes': () => ({
    Attributes: { ApproximateNumberOfMessagesNotVisible: String(hidden) },
  }),
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
  hidden = 0
  letters = new Map()
  queueOf = new Map()
  attributesOf = new Map()
  isDeployed = true
  breaksOff = false
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
    if (breaksOff) return response.writeHead(200).end('{no JSON')
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

const arnOf = (name: string) => `arn:aws:lambda:us-east-1:1:function:${name.replaceAll('_', '')}-fn`

/** What Lambda writes of a call that failed for good. */
const failed = (name: string, event: unknown, errorMessage = 'no mail server') =>
  JSON.stringify({
    version: '1.0',
    timestamp: '2026-01-01T00:00:00.000Z',
    requestContext: { functionArn: `${arnOf(name)}:$LATEST`, condition: 'RetriesExhausted' },
    requestPayload: event,
    responsePayload: { errorMessage },
  })

/** What a rule or a schedule writes of what it could not deliver. */
function undelivered(receipt: string, name: string, event: unknown): void {
  letters.set(receipt, JSON.stringify(event))
  attributesOf.set(receipt, { TARGET_ARN: arnOf(name), ERROR_CODE: 'NO_PERMISSIONS', RETRY_ATTEMPTS: '0' })
}

const batchOf = (startSequenceNumber: string, endSequenceNumber: string) =>
  JSON.stringify({
    requestContext: { functionArn: arnOf('publishFacts'), condition: 'RetryAttemptsExhausted' },
    timestamp: '2026-01-01T00:00:00.000Z',
    DDBStreamBatchInfo: {
      streamArn: 'arn:aws:dynamodb:us-east-1:1:table/Main/stream/2026',
      shardId: 'shard-1',
      startSequenceNumber,
      endSequenceNumber,
    },
  })

test('a function is given every event back that it could not handle, each once', async () => {
  for (let at = 0; at < 23; at++) letters.set(`letter-${at}`, failed('sendWelcomeMail', { detail: { at } }))
  expect(await run('sendWelcomeMail')).toEqual({ given: 23, kept: 0 })
  expect(letters.size).toBe(0)
  expect(new Set(invoked.map(({ path, kind }) => `${kind} ${path}`))).toEqual(
    new Set(['Event /2015-03-31/functions/sendWelcomeMail-fn/invocations']),
  )
  const times = invoked.map(({ event }) => (event as { detail: { at: number } }).detail.at)
  expect(times.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 23 }, (_, at) => at))
})

test('a job is given back what it was due to do', async () => {
  letters.set('letter-1', failed('deliver_due_mails', { time: '2027-01-01T00:00:00Z' }))
  expect(await run('deliver_due_mails')).toEqual({ given: 1, kept: 0 })
  expect(invoked).toEqual([
    {
      path: '/2015-03-31/functions/deliverduemails-fn/invocations',
      kind: 'Event',
      event: { time: '2027-01-01T00:00:00Z' },
    },
  ])
})

test('what receives mail is told of its mails again', async () => {
  letters.set('letter-1', failed('receiveMail', { Records: [] }))
  queueOf.set('letter-1', 'https://sqs/support')
  expect(await run('receiveMail')).toEqual({ given: 1, kept: 0 })
  expect(invoked.map(({ path }) => path)).toEqual(['/2015-03-31/functions/receiveMail-fn/invocations'])
})

test('an event that could not be given back stays, and is reported', async () => {
  letters.set('letter-1', failed('sendWelcomeMail', {}))
  refuses = true
  expect(await run('sendWelcomeMail')).toEqual({ given: 0, kept: 1 })
  expect([...letters.keys()]).toEqual(['letter-1'])
  expect(said).toEqual([expect.stringMatching(/^Kept letter-1: sendWelcomeMail-fn answers 403/)])
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
      path: '/2015-03-31/functions/publishFacts-fn/invocations',
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
    'Kept letter-1: publishFacts-fn still cannot handle it. Its log shows why.',
    'Kept letter-1: The stream keeps changes for a day, and these are older.',
    'Kept letter-1: The stream keeps changes for a day, and these are older.',
  ])
})

test('a call that names no function with dead letters is told which functions have them', async () => {
  await expect(run('getMe')).rejects.toThrow(/^Name a function .*deliver_due_mails.*sendWelcomeMail/)
})

test('every consumer is given back what it could not handle, each its own, and nothing else is', async () => {
  const names = Object.keys(consumers)
  for (const [at, name] of names.entries()) {
    letters.set(`letter-${at}`, failed(name, { for: name }))
    queueOf.set(`letter-${at}`, `https://sqs/${backgroundFunctions.find((one) => one.name === name)?.domain}`)
  }
  letters.set('of a job', failed('deliver_due_mails', {}))
  letters.set('of a reader', batchOf('100', '100'))
  letters.set('of a mail', failed('receiveMail', {}))
  queueOf.set('of a mail', 'https://sqs/support')
  unseen = [...letters.keys()]
  expect(await redriveConsumers((line) => said.push(line))).toEqual({ given: names.length, kept: 0 })
  const others = ['of a job', 'of a reader', 'of a mail']
  expect([...letters.keys()]).toEqual(others)
  expect(unseen.toSorted()).toEqual(others.toSorted())
  expect(invoked).toHaveLength(names.length)
  for (const { path, event } of invoked) expect(path).toContain(`/${(event as { for: string }).for}-fn/`)
})

/** Letters in both envelopes, of several functions, and two that no function can be given. */
function mixedQueue(): void {
  letters.set('failed', failed('sendWelcomeMail', { detail: 1 }))
  undelivered('undelivered', 'sendWelcomeMail', {
    detail: 2,
    requestContext: { functionArn: arnOf('postJoined') },
  })
  letters.set('of another', failed('notifyWelcome', { detail: 3 }, 'no such member'))
  undelivered('of a job', 'deliver_due_mails', { time: '2027-01-01T00:00:00Z' })
  letters.set('of a reader', batchOf('100', '100'))
  letters.set('no JSON', '{oops')
  letters.set('of no one', failed('gone', {}))
}

test('a function is given what it failed with and what could not be delivered to it; the rest is shown again', async () => {
  mixedQueue()
  expect(await run('sendWelcomeMail')).toEqual({ given: 2, kept: 0 })
  expect(invoked.map(({ event }) => (event as { detail: number }).detail).toSorted()).toEqual([1, 2])
  const others = ['of another', 'of a job', 'of a reader', 'no JSON', 'of no one']
  expect([...letters.keys()]).toEqual(others)
  expect(unseen.toSorted()).toEqual(others.toSorted())
  expect(said).toEqual([
    'Kept no JSON: It is not JSON.',
    'Kept of no one: It names gone-fn, which is no function of this domain.',
  ])
})

test('two redrives at once give no letter twice', async () => {
  mixedQueue()
  unseen = [...letters.keys()]
  const both = await Promise.all([1, 2].map(() => redrive('sendWelcomeMail', (line) => void said.push(line))))
  expect(both.reduce((sum, { given }) => sum + given, 0)).toBe(2)
  expect(invoked).toHaveLength(2)
})

test('a redrive that breaks off shows what it has not given', async () => {
  changes = [{ sequence: '100', event: 'INSERT', id: 'a', written: 'x' }]
  letters.set('of another', failed('notifyWelcome', {}))
  letters.set('of a reader', batchOf('100', '100'))
  letters.set('behind it', batchOf('100', '100'))
  breaksOff = true
  await expect(run('publishFacts')).rejects.toThrow(SyntaxError)
  expect([...letters.keys()]).toEqual(['of another', 'of a reader', 'behind it'])
  expect(unseen.toSorted()).toEqual([...letters.keys()].toSorted())
})

test('without a name it is said what waits for which function since when and why, and nothing changes', async () => {
  mixedQueue()
  letters.set('of a mail', failed('receiveMail', {}, 'not in the storage'))
  queueOf.set('of a mail', 'https://sqs/support')
  unseen = [...letters.keys()]
  await listDeadLetters((line) => void said.push(line))
  expect(said).toEqual([
    'platform',
    '  deliver_due_mails: 1 letter since 2026-01-02T03:04:05.000Z. NO_PERMISSIONS',
    '  notifyWelcome: 1 letter since 2026-01-01T00:00:00.000Z. no such member',
    '  publishFacts: 1 letter since 2026-01-01T00:00:00.000Z. RetryAttemptsExhausted',
    '  sendWelcomeMail: 2 letters since 2026-01-01T00:00:00.000Z. NO_PERMISSIONS',
    '  No one can be given no JSON: It is not JSON.',
    '  No one can be given of no one: It names gone-fn, which is no function of this domain.',
    'support',
    '  receiveMail: 1 letter since 2026-01-01T00:00:00.000Z. not in the storage',
  ])
  expect(invoked).toEqual([])
  expect(unseen.toSorted()).toEqual([...letters.keys()].toSorted())
})

test('nothing is given back where the queues are not deployed', async () => {
  isDeployed = false
  await expect(run('sendWelcomeMail')).rejects.toThrow('Run npm run deploy first.')
})

test('while another redrive holds letters, none is said to be missing', async () => {
  letters.set('letter-1', JSON.stringify({}))
  hidden = 3
  for (const asked of [() => run('sendWelcomeMail'), () => redriveConsumers(() => undefined)])
    await expect(asked()).rejects.toThrow('3 letters are hidden by another redrive')
  await expect(listDeadLetters(() => undefined)).rejects.toThrow('Try again in 15 minutes')
})
