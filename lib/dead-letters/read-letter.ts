import * as z from 'zod/mini'

/** A message as it lies in the dead-letter queue of a domain, on AWS and on a laptop. */
export type QueuedMessage = {
  id: string
  body: string
  attributes: Readonly<Record<string, string>>
  /** When the queue took it, if the queue says so. */
  sentAt?: string | undefined
}

const StreamBatch = z.object({
  streamArn: z.string(),
  shardId: z.string(),
  startSequenceNumber: z.string().check(z.regex(/^\d+$/)),
  endSequenceNumber: z.string().check(z.regex(/^\d+$/)),
})
/** The position in the table’s stream of the changes that a reader could not handle; its letters hold no more. */
export type StreamBatch = z.infer<typeof StreamBatch>

/** What waits for a function, by the name that it has in its infra. */
export type DeadLetter = { id: string; function: string; when: string; why: string } & (
  | { kind: 'event'; event: unknown }
  | { kind: 'changes'; batch: StreamBatch }
)
/** One that no function can be given. */
export type UnreadableLetter = { id: string; kind: 'unreadable'; when: string; why: string }

/** Lambda’s record of a call that failed for good, or of changes that a reader of the stream could not handle. */
const InvocationRecord = z.object({
  timestamp: z.optional(z.string()),
  requestContext: z.object({ functionArn: z.string(), condition: z.optional(z.string()) }),
  requestPayload: z.optional(z.unknown()),
  responsePayload: z.optional(z.unknown()),
  DDBStreamBatchInfo: z.optional(StreamBatch),
})
type InvocationRecord = z.infer<typeof InvocationRecord>

const Failure = z.object({ errorMessage: z.string() })

/** Where a schedule puts the time that it was due. */
const scheduledTime = '<aws.scheduler.scheduled-time>'

/**
 * Reads a dead letter in either envelope: a record of Lambda, which holds the event, or the event itself, whose
 * attributes say what a rule or a schedule could not deliver it to. `nameOf` knows a function by the name in its ARN.
 */
export function readLetter(
  message: QueuedMessage,
  nameOf: (deployedName: string) => string | undefined,
): DeadLetter | UnreadableLetter {
  const { id, attributes } = message
  const unreadable = (why: string): UnreadableLetter => ({
    id,
    kind: 'unreadable',
    when: message.sentAt ?? '',
    why,
  })
  if (attributes.IS_PAYLOAD_TRUNCATED === 'true') return unreadable('Its event was too long, and was cut.')
  const body = jsonOf(message.body.replaceAll(scheduledTime, attributes.SCHEDULED_TIME ?? scheduledTime))
  if (body === undefined) return unreadable('It is not JSON.')
  const { data: record } = attributes.TARGET_ARN ? {} : InvocationRecord.safeParse(body)
  const arn = attributes.TARGET_ARN ?? record?.requestContext.functionArn
  if (!arn) return unreadable('It names no function.')
  const name = nameOf(deployedNameOf(arn))
  if (!name) return unreadable(`It names ${deployedNameOf(arn) || arn}, which is no function of this domain.`)
  const of = { id, function: name }
  if (!record)
    return { ...of, kind: 'event', event: body, when: timeOf(message, body), why: whyUndelivered(attributes) }
  const told = { ...of, when: record.timestamp ?? message.sentAt ?? '', why: whyFailed(record) }
  if (record.DDBStreamBatchInfo) return { ...told, kind: 'changes', batch: record.DDBStreamBatchInfo }
  if (record.requestPayload === undefined) return unreadable(`It holds no event for ${name}.`)
  return { ...told, kind: 'event', event: record.requestPayload }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The name in `arn:aws:lambda:<region>:<account>:function:<name>`, which may end in a version. */
const deployedNameOf = (arn: string) => arn.split(':')[6] ?? ''

const whyFailed = ({ responsePayload, requestContext }: InvocationRecord): string =>
  Failure.safeParse(responsePayload).data?.errorMessage ?? requestContext.condition ?? 'It does not say why.'

const whyUndelivered = ({ ERROR_MESSAGE, ERROR_CODE }: QueuedMessage['attributes']): string =>
  ERROR_MESSAGE || ERROR_CODE || 'It does not say why.'

function timeOf({ sentAt, attributes }: QueuedMessage, body: unknown): string {
  const { time } = Object(body) as { time?: unknown }
  return sentAt ?? attributes.SCHEDULED_TIME ?? (typeof time === 'string' ? time : '')
}
