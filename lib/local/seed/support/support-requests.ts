import { env } from '#core/env.ts'
import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { newGuestLink } from '#core/support/support-requests/guest-links.ts'
import { requestCounter } from '#core/support/support-requests/next-number.ts'
import {
  requestMessages,
  requestNumbers,
  requests,
  routingKeys,
} from '#core/support/support-requests/requests.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import { type DemoRequest, demoRequests } from './demo-requests.ts'

const absent = { absent: true } as const

/** The requests of the demo, one of them with a working link in the inbox. Tests begin without any. */
export function seed(now: string, size: SeedSize): Write[] {
  if (size === 'small') return []
  const made = demoRequests(now)
  return [
    ...made.flatMap(({ request, messages }) => [
      requests.put(request, absent),
      ...messages.map((message) => requestMessages.put(message, absent)),
      requestNumbers.put({ number: request.number, requestId: request.id, version: 1 }, absent),
      routingKeys.put({ routingKey: request.routingKey, requestId: request.id, version: 1 }, absent),
    ]),
    ...made.filter(isOfVisitor).flatMap((one) => mailed(one, now)),
    counted(made.length),
  ]
}

const isOfVisitor = ({ request }: DemoRequest) =>
  request.requester.userId === undefined && request.status === 'waiting'

/** The answer as it went to the visitor, with the link that opens the request. */
function mailed({ request, messages }: DemoRequest, now: string): Write[] {
  const { email } = request.requester
  const { path, write } = newGuestLink({ requestId: request.id, email }, now)
  const answer = messages.findLast(({ kind }) => kind === 'answer')
  return [
    write,
    ...queueMail(
      {
        toEmail: email,
        templateId: 'support-answer',
        data: {
          requestSubject: request.subject,
          requestNumber: request.number,
          deskName: 'Boxrise',
          answerText: answer?.text ?? '',
          signature: 'Boxrise support',
          replyLine: 'You can answer on the page of your request.',
          quote: '',
        },
        secretData: { requestUrl: `${env('SITE_URL')}${path}` },
        priority: 'normal',
      },
      now,
    ),
  ]
}

const counted = (given: number): Write => ({
  item: {
    Put: {
      TableName: env('TABLE_NAME'),
      Item: { pk: 'REQUEST_NUMBERS', sk: 'LAST', entity: requestCounter.name, given },
    },
  },
})
