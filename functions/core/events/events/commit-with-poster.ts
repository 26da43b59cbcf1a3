import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { publishUpload } from '#core/platform/uploads/publish-upload.ts'
import type { Event } from '#shared/events/events/event.ts'
import { newId } from '#shared/ids.ts'

const extensions: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

type Poster = Event['poster']
type Upload = { userId: string; uploadId: string | undefined; before: Poster }

/** Commits an event with its poster: one that was uploaded, or the one it had. */
export async function commitWithPoster(
  { userId, uploadId, before }: Upload,
  writes: (poster: Poster) => Write[],
  now: string,
): Promise<void> {
  if (!uploadId) return commit(...writes(before))
  const nameFor = (contentType: string) => `${newId('pic', now)}.${extensions[contentType]}`
  await publishUpload({ userId, uploadId, purpose: 'event-poster', nameFor }, ({ key, facts }) =>
    writes('width' in facts ? { url: `/${key}`, width: facts.width, height: facts.height } : before),
  )
}
