import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { newId } from '#shared/ids.ts'
import {
  type CannedReply,
  type CannedReplyFields,
  type CannedReplyId,
  mostReplies,
} from '#shared/support/support-desks/canned-reply.ts'
import { deskRefusal } from '#shared/support/support-desks/desk-refusal.ts'
import type { DeskId } from '#shared/support/support-requests/named-request.ts'
import { cannedReplies, replyCounts, replyPrefix, replyShortcuts } from './desks.ts'

/** The replies of a desk, by their titles. */
export async function repliesOf(deskId: DeskId): Promise<CannedReply[]> {
  const { items } = await cannedReplies.list({
    pk: cannedReplies.key({ deskId, id: '' }).pk,
    prefix: replyPrefix,
    limit: mostReplies,
    consistent: true,
  })
  return items.toSorted((a, b) => a.title.localeCompare(b.title) || a.id.localeCompare(b.id))
}

type Asked = CannedReplyFields & { id?: CannedReplyId | undefined; version?: number | undefined }
type Remember = (answer: CannedReply) => Write[]

/** A new reply, or a changed one on the version that was seen. Its shortcut is a row of its own, so no two have the same. */
export function saveReply(
  deskId: DeskId,
  { id, version, ...fields }: Asked,
  now: string,
  remember: Remember,
): Promise<CannedReply> {
  return id
    ? changeReply(deskId, { id, version, ...fields }, now, remember)
    : addReply(deskId, fields, now, remember)
}

const addReply = (deskId: DeskId, fields: CannedReplyFields, now: string, remember: Remember) =>
  untilUnchanged(
    async () => {
      const reply: CannedReply = { id: newId('tcr', now), deskId, ...fields, updatedAt: now, version: 1 }
      await commit(
        ...(await counted(deskId, 1)),
        cannedReplies.put(reply, { absent: true }),
        taken(reply),
        ...remember(reply),
      )
      return reply
    },
    { crowd: true },
  )

async function changeReply(
  deskId: DeskId,
  { id, version, ...fields }: Asked & { id: CannedReplyId },
  now: string,
  remember: Remember,
): Promise<CannedReply> {
  const before = await findReply(deskId, id)
  if (before.version !== version) throw concurrentChange()
  const reply: CannedReply = { id, deskId, ...fields, updatedAt: now, version: before.version + 1 }
  const moves = before.shortcut !== reply.shortcut
  await commit(
    cannedReplies.put(reply, { version: before.version }),
    ...(moves ? [replyShortcuts.underive(shortcutOf(before)), taken(reply)] : []),
    ...remember(reply),
  )
  return reply
}

/** Takes a reply away; its shortcut is free again. */
export const deleteReply = (
  deskId: DeskId,
  id: CannedReplyId,
  remember: (gone: CannedReply) => Write[],
): Promise<void> =>
  untilUnchanged(
    async () => {
      const reply = await findReply(deskId, id)
      await commit(
        ...(await counted(deskId, -1)),
        cannedReplies.delete(reply),
        replyShortcuts.underive(shortcutOf(reply)),
        ...remember(reply),
      )
    },
    { crowd: true },
  )

async function findReply(deskId: DeskId, id: CannedReplyId): Promise<CannedReply> {
  const reply = await cannedReplies.get({ deskId, id }, { consistent: true })
  if (!reply) throw deskRefusal.replyNotFound()
  return reply
}

const shortcutOf = ({ deskId, shortcut, id }: CannedReply) => ({ deskId, shortcut, replyId: id, version: 1 })

/** The shortcut of a reply, unless another one has it: that explains a refusal better than anything else. */
const taken = (reply: CannedReply): Write => ({
  ...replyShortcuts.put(shortcutOf(reply), { absent: true }, deskRefusal.shortcutTaken),
  decides: true,
})

/** One reply more or less, on the number that was read. */
async function counted(deskId: DeskId, by: number): Promise<Write[]> {
  const known = await replyCounts.get({ deskId }, { consistent: true })
  const count = (known?.count ?? 0) + by
  if (by > 0 && count > mostReplies) throw deskRefusal.replyLimit()
  const version = (known?.version ?? 0) + 1
  return [replyCounts.put({ deskId, count, version }, known ? { version: known.version } : { absent: true })]
}
