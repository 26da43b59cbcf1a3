import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { isSecretOf, newHandle, splitHandle } from '#core/platform/handles/handle.ts'
import { newId } from '#shared/ids.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { requestRefusal } from '#shared/support/support-requests/request-refusal.ts'
import { daysLinkWorks } from '#shared/support/support-requests/support-request.ts'

export const GuestLink = z.object({
  id: z.string(),
  requestId: z.string(),
  email: z.string(),
  secretHash: z.string(),
  expiresAt: z.iso.datetime(),
  version: z.int(),
})
export type GuestLink = z.infer<typeof GuestLink>

/** Links that open one request to someone without an account, and nothing else. Each mail carries one of its own. */
export const guestLinks = entity({
  name: 'support-link',
  erasure: { days: daysLinkWorks },
  schema: GuestLink,
  key: ({ id }: { id: string }) => ({ pk: `SUPPORT_LINK#${id}`, sk: 'LINK' }),
  expiresAt: ({ expiresAt }) => expiresAt,
})

/** The path of the page that a link opens; what it proves stands behind the `#`, which no server sees. */
const pathOf = (handle: string) => `/support/verify#${handle}`

/** A new link, with the write that makes it work. */
export function newGuestLink(
  { requestId, email }: Pick<GuestLink, 'requestId' | 'email'>,
  now: string,
): { path: string; write: Write } {
  const id = newId('tln', now)
  const { handle, secretHash } = newHandle(id)
  const expiresAt = addTime(now, { days: daysLinkWorks })
  return {
    path: pathOf(handle),
    write: guestLinks.put({ id, requestId, email, secretHash, expiresAt, version: 1 }, { absent: true }),
  }
}

/** The link behind what was presented; whatever is wrong with it, it is gone. */
export async function openLink(presented: string, now: string): Promise<GuestLink> {
  const parts = splitHandle('tln', presented)
  const link = parts && (await guestLinks.get({ id: parts.id }, { consistent: true }))
  if (!parts || !link || link.expiresAt <= now || !isSecretOf(parts.secret, link.secretHash))
    throw requestRefusal.linkGone()
  return link
}
