import { callJson } from '../aws-query.ts'

export type DeadLetter = { id: string; body: string; receipt: string }

/** Longer than a redrive takes, so that it sees each letter once. */
const hiddenSeconds = 900

const sqs = { service: 'sqs' }

/** Some of the letters that wait; none when all have been looked at. */
export async function receiveLetters(queueUrl: string): Promise<DeadLetter[]> {
  const { Messages = [] } = await callJson<{
    Messages?: { MessageId: string; ReceiptHandle: string; Body: string }[]
  }>(sqs, 'AmazonSQS.ReceiveMessage', {
    QueueUrl: queueUrl,
    MaxNumberOfMessages: 10,
    VisibilityTimeout: hiddenSeconds,
    // Asks every part of the queue; without it, an empty answer says little.
    WaitTimeSeconds: 2,
  })
  return Messages.map(({ MessageId, ReceiptHandle, Body }) => ({
    id: MessageId,
    body: Body,
    receipt: ReceiptHandle,
  }))
}

export const deleteLetter = (queueUrl: string, { receipt }: DeadLetter): Promise<unknown> =>
  callJson(sqs, 'AmazonSQS.DeleteMessage', { QueueUrl: queueUrl, ReceiptHandle: receipt })

/** Shows a letter again at once, to the next redrive. */
export const releaseLetter = (queueUrl: string, { receipt }: DeadLetter): Promise<unknown> =>
  callJson(sqs, 'AmazonSQS.ChangeMessageVisibility', {
    QueueUrl: queueUrl,
    ReceiptHandle: receipt,
    VisibilityTimeout: 0,
  })
