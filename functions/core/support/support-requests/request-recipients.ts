import { env } from '#core/env.ts'
import type { Write } from '#core/platform/db/write.ts'
import { accountAt, accountOf } from '#core/platform/users/account-at.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import { requestPath } from '#shared/support/support-requests/named-request.ts'
import { newGuestLink } from './guest-links.ts'
import type { StoredRequest } from './requests.ts'

/** Whom mails about a request reach. `member` is the requester with an account, who reads it there. */
type Recipient = { email: string; firstName: string; member?: StoredUser }

const firstWord = (name: string) => name.trim().split(/\s+/)[0] || 'there'

/** The requester, as far as mails still reach them: accounts that are suspended or leave hear nothing. */
export async function reachedRequester({ requester }: StoredRequest): Promise<Recipient | undefined> {
  const { userId, email, name } = requester
  if (!userId) return (await accountAt(email)).isReached ? { email, firstName: firstWord(name) } : undefined
  const member = await users.get({ id: userId }, { consistent: true })
  if (!member || !accountOf(member).isReached) return undefined
  return { email: member.email, firstName: member.firstName, member }
}

/** The requester and the participants that mails still reach, each once. */
export async function reachedRecipients(request: StoredRequest): Promise<Recipient[]> {
  const requester = await reachedRequester(request)
  const known = new Set([request.requester.email, requester?.email])
  const others = await Promise.all(
    [...new Set(request.participants)]
      .filter((email) => !known.has(email))
      .map(async (email) => ((await accountAt(email)).isReached ? [{ email, firstName: 'there' }] : [])),
  )
  return [...(requester ? [requester] : []), ...others.flat()]
}

type Links = { requestUrl: string; ratingUrl: string; writes: Write[] }

/** The page of a request for one recipient: members have it in their account, anyone else gets a link of their own. */
export function linksFor({ id: requestId }: StoredRequest, { email, member }: Recipient, now: string): Links {
  const siteUrl = env('SITE_URL').replace(/\/$/, '')
  if (member) {
    const requestUrl = `${siteUrl}${requestPath(requestId)}`
    return { requestUrl, ratingUrl: `${requestUrl}?rate=1`, writes: [] }
  }
  const { path, write } = newGuestLink({ requestId, email }, now)
  const requestUrl = `${siteUrl}${path}`
  return { requestUrl, ratingUrl: requestUrl.replace('#', '?rate=1#'), writes: [write] }
}
