import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { emailHash } from './requests.ts'

const hoursBetween = 24

/** The last automatic reply to an address that wrote by mail: two machines would otherwise write to each other forever. */
export const automaticReplies = entity({
  name: 'support-automatic-reply',
  erasure: { days: 3 },
  schema: z.object({ hash: z.string(), at: z.iso.datetime(), version: z.int() }),
  key: ({ hash }: { hash: string }) => ({ pk: `AUTOREPLY#${hash}`, sk: 'AUTOREPLY' }),
  expiresAt: ({ at }) => addTime(at, { hours: hoursBetween }),
})

/**
 * The write to commit with an automatic reply to an address: of two at once, one goes out. Undefined for an address that
 * had one within a day.
 */
export async function mayReplyAutomatically(email: string, now: string): Promise<Write | undefined> {
  const hash = emailHash(email)
  const last = await automaticReplies.get({ hash }, { consistent: true })
  if (!last) return automaticReplies.put({ hash, at: now, version: 1 }, { absent: true })
  if (now < addTime(last.at, { hours: hoursBetween })) return undefined
  const { version } = last
  return automaticReplies.put({ hash, at: now, version: version + 1 }, { version })
}
