import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { notifications } from '#core/platform/notifications/notifications.ts'
import { deleteReadNotifications as contract } from '#shared/platform/notifications/contract.ts'

/** The most that fit into one transaction beside the remembered answer. */
const batch = 50

/** One of them may be deleted by itself, archived, or marked as unread, at the same moment. */
const deleteReadNotifications = (request: ApiRequest<typeof contract>) =>
  untilUnchanged(() => deleteBatch(request))

async function deleteBatch({ actor, query, remember }: ApiRequest<typeof contract>) {
  const { items, nextCursor } = await firstPageWith(
    (cursor) =>
      notifications.list({
        pk: `USER#${actor.userId}`,
        prefix: 'NOTIFICATION#',
        limit: batch,
        cursor,
        consistent: true,
      }),
    query.cursor,
    ({ read }) => read,
  )
  const answer = { deleted: items.length, ...(nextCursor && { nextCursor }) }
  if (items.length > 0) await commit(...items.map((item) => notifications.delete(item)), ...remember(answer))
  return answer
}

export const handler = endpoint(contract, deleteReadNotifications)
