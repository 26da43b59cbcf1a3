import { deriveId } from '#core/platform/db/derive-id.ts'
import type { Write } from '#core/platform/db/write.ts'
import { cannedReplies, deskSettings, replyShortcuts, usedDesks } from '#core/support/support-desks/desks.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { CannedReplyId } from '#shared/support/support-desks/canned-reply.ts'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'
import { demoDesk, demoReplies } from './demo-desks.ts'
import { organizersDesk } from './demo-requests.ts'

const absent = { absent: true } as const

/** The two desks of the demo, with the replies of the platform. Tests begin without any. */
export function seed(now: string, size: SeedSize): Write[] {
  if (size === 'small') return []
  const updatedAt = addTime(now, { days: -60 })
  const own = organizersDesk(now)
  return [
    deskSettings.put({ ...demoDesk(platformDesk, now), updatedAt }, absent),
    deskSettings.put({ ...demoDesk(own, now), updatedAt }, absent),
    usedDesks.put({ deskId: own, version: 1 }, absent),
    ...demoReplies.flatMap((fields) => {
      const id = deriveId('tcr', updatedAt, fields.shortcut) as CannedReplyId
      return [
        cannedReplies.put({ id, deskId: platformDesk, ...fields, updatedAt, version: 1 }, absent),
        replyShortcuts.put(
          { deskId: platformDesk, shortcut: fields.shortcut, replyId: id, version: 1 },
          absent,
        ),
      ]
    }),
  ]
}
