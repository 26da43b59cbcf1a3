import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { conversationRefusal } from '#shared/market/conversations/conversation-refusal.ts'
import { repeatKey, sellersOfRepeat } from '#shared/market/conversations/message-limits.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { UserId } from '#shared/platform/users/user.ts'

/** To which sellers a member sent the same text within a day; only a hash of it is kept. */
export const repeatedTexts = entity({
  name: 'repeated-text',
  erasure: { days: 3 },
  schema: z.object({
    userId: UserId,
    hash: z.string(),
    sent: z.array(z.object({ sellerId: z.string(), at: z.iso.datetime() })),
    lastAt: z.iso.datetime(),
    version: z.int(),
  }),
  key: ({ userId, hash }: { userId: string; hash: string }) => ({
    pk: `USER#${userId}`,
    sk: `REPEATED#${hash}`,
  }),
  expiresAt: ({ lastAt }) => addTime(lastAt, { days: 2 }),
})

/** Keeps to whom a text went. Throws for the fourth seller within a day. */
export async function repeatWrites(
  userId: z.infer<typeof UserId>,
  sellerId: string,
  text: string,
  now: string,
): Promise<Write[]> {
  const key = repeatKey(text)
  if (!key) return []
  const hash = createHash('sha256').update(key).digest('base64url')
  const known = await repeatedTexts.get({ userId, hash }, { consistent: true })
  const lately = (known?.sent ?? []).filter(({ at }) => now < addTime(at, { days: 1 }))
  if (lately.some((one) => one.sellerId === sellerId)) return []
  if (lately.length >= sellersOfRepeat) throw conversationRefusal.repeat()
  return [
    repeatedTexts.put(
      {
        userId,
        hash,
        sent: [...lately, { sellerId, at: now }],
        lastAt: now,
        version: (known?.version ?? 0) + 1,
      },
      known ? { version: known.version } : { absent: true },
    ),
  ]
}
