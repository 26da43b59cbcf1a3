import type { QueuedMessage } from '#lib/dead-letters/read-letter.ts'
import { callJson } from '../aws-query.ts'

export type ReceivedMessage = QueuedMessage & { receipt: string }

/** Longer than a redrive takes, so that it sees each letter once. */
export const hiddenSeconds = 900

const sqs = { service: 'sqs' }

type Message = {
  MessageId: string
  ReceiptHandle: string
  Body: string
  Attributes?: { SentTimestamp?: string }
  MessageAttributes?: Record<string, { StringValue?: string }>
}

/** Some of the letters that wait; none when all have been looked at. */
export async function receiveLetters(queueUrl: string): Promise<ReceivedMessage[]> {
  const { Messages = [] } = await callJson<{ Messages?: Message[] }>(sqs, 'AmazonSQS.ReceiveMessage', {
    QueueUrl: queueUrl,
    MaxNumberOfMessages: 10,
    VisibilityTimeout: hiddenSeconds,
    // Rules and schedules say there what they could not reach.
    MessageAttributeNames: ['All'],
    MessageSystemAttributeNames: ['SentTimestamp'],
    // Asks every part of the queue; without it, an empty answer says little.
    WaitTimeSeconds: 2,
  })
  return Messages.map(({ MessageId, ReceiptHandle, Body, Attributes, MessageAttributes = {} }) => ({
    id: MessageId,
    body: Body,
    receipt: ReceiptHandle,
    sentAt: Attributes?.SentTimestamp && new Date(Number(Attributes.SentTimestamp)).toISOString(),
    attributes: Object.fromEntries(
      Object.entries(MessageAttributes).map(([name, { StringValue = '' }]) => [name, StringValue]),
    ),
  }))
}

/** How many letters another redrive holds, or held when it was stopped. */
export async function hiddenLetters(queueUrl: string): Promise<number> {
  const hidden = 'ApproximateNumberOfMessagesNotVisible'
  const { Attributes = {} } = await callJson<{ Attributes?: Record<string, string> }>(
    sqs,
    'AmazonSQS.GetQueueAttributes',
    { QueueUrl: queueUrl, AttributeNames: [hidden] },
  )
  return Number(Attributes[hidden] ?? 0)
}

export const deleteLetter = (queueUrl: string, { receipt }: ReceivedMessage): Promise<unknown> =>
  callJson(sqs, 'AmazonSQS.DeleteMessage', { QueueUrl: queueUrl, ReceiptHandle: receipt })

/** Shows a letter again at once, to the next redrive. */
export const showLetter = (queueUrl: string, { receipt }: ReceivedMessage): Promise<unknown> =>
  callJson(sqs, 'AmazonSQS.ChangeMessageVisibility', {
    QueueUrl: queueUrl,
    ReceiptHandle: receipt,
    VisibilityTimeout: 0,
  })
