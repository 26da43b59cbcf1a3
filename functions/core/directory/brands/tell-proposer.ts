import type { Write } from '#core/platform/db/write.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { users } from '#core/platform/users/users.ts'
import type { Brand } from '#shared/directory/brands/brand.ts'
import { brandPath } from '#shared/directory/brands/named-brand.ts'

type News = { type: 'success' | 'info'; title: string; message: string; href?: string }

/** Tells the member who proposed a brand of the decision. Nothing arrives at accounts that leave. */
export async function tellProposer(
  before: Brand,
  after: Brand,
  survivor: Brand | undefined,
  now: string,
): Promise<Write[]> {
  const news = before.status === 'proposed' ? newsOf(after, survivor) : undefined
  const { proposedBy: userId } = before
  if (!news || !userId) return []
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user || user.deletionDueAt || user.status === 'suspended') return []
  return notify({ userId, kind: 'brand_decided', ...news }, now)
}

function newsOf({ id, name, status, reason }: Brand, survivor: Brand | undefined): News | undefined {
  if (status === 'active')
    return {
      type: 'success',
      title: 'Your brand was accepted',
      message: `${name} is in the directory. Everyone can find the businesses that carry it.`,
      href: brandPath(id),
    }
  if (status === 'refused')
    return {
      type: 'info',
      title: 'Your brand was not accepted',
      message: `We did not add ${name}. The reason: ${reason}`,
    }
  return survivor
    ? {
        type: 'success',
        title: 'Your brand is listed under another name',
        message: `${name} is listed as ${survivor.name}. Your listings carry it under that name.`,
        href: brandPath(survivor.id),
      }
    : undefined
}
