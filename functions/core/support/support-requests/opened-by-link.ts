import { limitRate } from '#core/platform/http/rate-limit.ts'
import { AppError } from '#shared/errors.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { requestRefusal } from '#shared/support/support-requests/request-refusal.ts'
import { hoursToConfirm } from '#shared/support/support-requests/support-request.ts'
import { findLinkedRequest } from './find-request.ts'
import { type GuestLink, openLink } from './guest-links.ts'
import type { StoredRequest } from './requests.ts'

/** Links that open nothing, by the network address that presents them. Those that open something are not counted. */
const wrongLinks = {
  name: 'support-wrong-link',
  rateLimit: { max: 5, seconds: 3600, per: 'ip' },
} as const

type Opened = { link: GuestLink; request: StoredRequest }
type Presented = { body: { link: string }; ip: string; now: string }

/** A request that no one confirmed in time is gone at that moment, also before a job deletes it. */
const isTooLate = ({ status, createdAt }: StoredRequest, now: string) =>
  status === 'unconfirmed' && addTime(createdAt, { hours: hoursToConfirm }) <= now

/**
 * The request that a link opens. Whatever is wrong with a link reads the same, and counts; who presents many is told to
 * wait.
 */
export async function openedByLink({ body, ip, now }: Presented): Promise<Opened> {
  try {
    const link = await openLink(body.link, now)
    const request = await findLinkedRequest(link)
    if (isTooLate(request, now)) throw requestRefusal.linkGone()
    return { link, request }
  } catch (error) {
    if (error instanceof AppError && error.code === requestRefusal.linkGone().code)
      await limitRate(wrongLinks, { ip, userId: undefined }, now)
    throw error
  }
}

/** A request that its link has confirmed: until then it has no conversation. */
export async function confirmedByLink(presented: Presented): Promise<Opened> {
  const opened = await openedByLink(presented)
  if (opened.request.status === 'unconfirmed') throw requestRefusal.linkGone()
  return opened
}

/** The same for the requester alone: participants read and write, and decide nothing. */
export async function ownByLink(presented: Presented): Promise<Opened> {
  const opened = await confirmedByLink(presented)
  if (opened.request.requester.email !== opened.link.email) throw requestRefusal.linkGone()
  return opened
}
