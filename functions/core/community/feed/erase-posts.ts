import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { ownItems } from '#core/platform/users/own-items.ts'
import type { StoredPost } from '#shared/community/feed/post.ts'
import { postsBy } from './made-by.ts'
import { posts } from './posts.ts'

/** Takes the posts of a member away, with all that others have left below them. */
export async function erasePosts(userId: string): Promise<void> {
  for await (const post of postsBy(userId)) await erasePost(post)
}

/** Takes one post away, with all that others have left below it. */
async function erasePost(post: StoredPost): Promise<void> {
  // Closes the post to everyone else first, so that nothing new arrives after the deletion.
  await change(post, (current) =>
    current.visibility === 'me'
      ? undefined
      : posts.put(
          { ...current, visibility: 'me', version: current.version + 1 },
          { version: current.version },
        ),
  )
  await eraseBelow(post)
  await change(post, posts.delete)
}

const change = (
  listed: StoredPost,
  writeOf: (current: StoredPost) => ReturnType<typeof posts.put> | undefined,
) =>
  untilUnchanged(async () => {
    const current = await posts.get(listed, { consistent: true })
    const write = current && writeOf(current)
    if (write) await commit(write)
  })

/** Takes away what others have left below a post. */
export async function eraseBelow({ id }: Pick<StoredPost, 'id'>): Promise<void> {
  const { pk, sk } = posts.key({ id })
  const keys: { pk: string; sk: string }[] = []
  for await (const item of ownItems(pk)) if (item.sk !== sk) keys.push({ pk, sk: item.sk })
  await writeBatch(keys.map((Key) => ({ DeleteRequest: { Key } })))
}
