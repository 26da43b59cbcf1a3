import type { StoredPost } from '#shared/community/feed/post.ts'
import type { NounPostSubject, ShownSubject } from './noun-post-subject.ts'
import * as nouns from './post-subjects-of-nouns.ts'

/** The things that the posts of a page are about, as they are now: one read for each kind. */
export async function subjectsOf(
  stored: readonly StoredPost[],
): Promise<(post: StoredPost) => ShownSubject | undefined> {
  const found = await Promise.all(
    Object.values<NounPostSubject>(nouns).map(async ({ type, read }) => {
      const ids = stored.flatMap(({ about }) => (about?.type === type ? [about.id] : []))
      return [type, ids.length > 0 ? await read([...new Set(ids)]) : undefined] as const
    }),
  )
  const byType = new Map(found)
  return ({ about, image }) => {
    if (!about) return image ? { image } : undefined
    // A noun that shows its own things takes its pictures back with them.
    return byType.has(about.type) ? byType.get(about.type)?.get(about.id) : image ? { image } : undefined
  }
}
