import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { StoredPost } from '#shared/community/feed/post.ts'

type About = NonNullable<StoredPost['about']>
type Named = Pick<About, 'type' | 'id'>

/** Something that an administrator took off the site, so that no post about it is shown. */
export const takenDown = entity({
  name: 'taken-down',
  erasure: 'impersonal',
  schema: z.object({ type: z.string(), id: z.string(), version: z.int() }),
  key: ({ type, id }: Named) => ({ pk: `ABOUT#${type}#${id}`, sk: 'TAKEN_DOWN' }),
})

/** The write that hides the posts about something from everyone. */
export const takeDownPosts = ({ type, id }: Named): Write => takenDown.derive({ type, id, version: 1 })

/** The write that shows them again. */
export const putPostsBack = ({ type, id }: Named): Write => takenDown.underive({ type, id, version: 1 })

const nameOf = ({ type, id }: Named) => `${type} ${id}`

/** Returns which of the posts are about something that was taken off the site. */
export async function postsTakenDown(stored: readonly StoredPost[]): Promise<(post: StoredPost) => boolean> {
  const abouts = new Map(stored.flatMap(({ about }) => (about ? [[nameOf(about), about] as const] : [])))
  const rows = await getMany([...abouts.values()].map((about) => takenDown.key(about)))
  const gone = new Set(rows.map((row) => nameOf(takenDown.read(row))))
  return ({ about }) => about !== undefined && gone.has(nameOf(about))
}

/** The same for one post, as it is now. */
export const isTakenDown = async ({ about }: StoredPost): Promise<boolean> =>
  about !== undefined && (await takenDown.get(about, { consistent: true })) !== undefined
