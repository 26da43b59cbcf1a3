import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { isAsUploaded } from '#core/platform/uploads/encode-stored.ts'
import type { Encode, PictureHolder, StoredPictures } from '#core/platform/uploads/encode-stored-pictures.ts'
import { ofEachMember } from '#core/platform/users/stored-pictures.ts'
import type { StoredPost } from '#shared/community/feed/post.ts'
import { postsBy } from './made-by.ts'
import { posts } from './posts.ts'

/** The pictures of posts: they are those of events. */
export const storedPictures: StoredPictures = ofEachMember(async (userId) => {
  const holders: PictureHolder[] = []
  for await (const post of postsBy(userId))
    if (isAsUploaded(post.image))
      holders.push({ what: post.id, encode: (encode) => encodeImage(post, encode) })
  return holders
})

async function encodeImage(post: StoredPost, encode: Encode): Promise<void> {
  const before = post.image
  const picture = before && (await encode(before))
  if (!picture) return
  await untilUnchanged(async () => {
    const current = await posts.get(post, { consistent: true })
    if (current?.image !== before) return
    const { version } = current
    await commit(posts.put({ ...current, image: picture.src, version: version + 1 }, { version }))
  })
}
