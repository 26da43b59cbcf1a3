import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { publishPicture } from '#core/platform/uploads/publish-picture.ts'
import type { Event } from '#shared/events/events/event.ts'

type Poster = Event['poster']
type Upload = {
  userId: string
  /** The poster of its event stays when the person who uploaded it leaves. */
  organizationId?: string | undefined
  uploadId: string | undefined
  before: Poster
}

/** Commits an event with its poster: one that was uploaded, or the one it had. */
export async function commitWithPoster(
  { userId, organizationId, uploadId, before }: Upload,
  writes: (poster: Poster) => Write[],
  now: string,
): Promise<void> {
  if (!uploadId) return commit(...writes(before))
  await publishPicture(
    { userId, uploadId, purpose: 'event-poster', ...(organizationId && { folderOf: organizationId }) },
    now,
    ({ src, width, height }) => writes({ url: src, width, height }),
  )
}
