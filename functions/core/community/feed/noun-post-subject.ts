import type { PostSubject } from '#shared/community/feed/post.ts'

/** What everyone may see of a thing now, with its picture. */
export type ShownSubject = PostSubject & { image?: string }

/** How a noun shows its things where posts are about them, by their ids. */
export type NounPostSubject = {
  type: string
  read: (ids: readonly string[]) => Promise<Map<string, ShownSubject>>
}
