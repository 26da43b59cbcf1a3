import { openPrefix, openReviews } from '#core/directory/open-reviews/open-reviews.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { markReviewOpen as contract } from '#shared/directory/open-reviews/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { publicName } from '#shared/platform/users/public-name.ts'

const secondsOpen = 90
const mostDevices = 20

async function markReviewOpen({ actor, body, now }: ApiRequest<typeof contract>) {
  const { subject, deviceId } = body
  const { id: userId } = actor.user
  const key = { subject, userId, deviceId }
  await untilUnchanged(async () => {
    const before = await openReviews.get(key, { consistent: true })
    await commit(
      openReviews.put(
        { ...key, until: addTime(now, { seconds: secondsOpen }), version: (before?.version ?? 0) + 1 },
        before ? { version: before.version } : { absent: true },
      ),
    )
  })
  const { items } = await openReviews.list({
    pk: openReviews.key(key).pk,
    prefix: openPrefix,
    limit: mostDevices,
    consistent: true,
  })
  const open = items.filter(({ until }) => until > now)
  const users = await usersById(open.map((one) => one.userId).filter((id) => id !== userId))
  return {
    others: [...users.values()].map(publicName),
    isElsewhere: open.some((one) => one.userId === userId && one.deviceId !== deviceId),
  }
}

export const handler = endpoint(contract, markReviewOpen)
