import { env } from '#core/env.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { takesMessages } from '#shared/support/support-requests/stepped-request.ts'
import { newGuestLink } from './guest-links.ts'
import { emailHash, requests, requestsOfHash, requestsOfMember, type StoredRequest } from './requests.ts'

/** One person rarely has more, and a mail goes out for each. */
const mostLinks = 5
const mostRead = 50

type Asked = { emailHash: string; userId?: string | undefined }

/**
 * Sends new links to the newest requests of an address that still take a message, to that address. One that someone may
 * have written in its name sends it nothing.
 */
export async function sendLinks(asked: Asked, now: string, once: Write): Promise<void> {
  const lists = [requestsOfHash(asked.emailHash), ...(asked.userId ? [requestsOfMember(asked.userId)] : [])]
  const pages = await Promise.all(
    lists.map((pk) => requests.list({ index: 'gsi1', pk, newestFirst: true, limit: mostRead })),
  )
  const reached = pages
    .flatMap(({ items }) => items)
    .filter(
      (request) =>
        emailHash(request.requester.email) === asked.emailHash &&
        !request.isUnverified &&
        takesMessages(request, now),
    )
    .toSorted((a, b) => b.lastMessageAt.localeCompare(a.lastMessageAt))
    .slice(0, mostLinks)
  await commit(once, ...reached.flatMap((request) => linkMail(request, now)))
}

function linkMail({ id: requestId, number, subject, requester }: StoredRequest, now: string): Write[] {
  const link = newGuestLink({ requestId, email: requester.email }, now)
  return [
    link.write,
    ...queueMail(
      {
        toEmail: requester.email,
        templateId: 'support-link',
        data: { requestNumber: number, requestSubject: subject },
        secretData: { requestUrl: `${env('SITE_URL')}${link.path}` },
        priority: 'normal',
      },
      now,
    ),
  ]
}
