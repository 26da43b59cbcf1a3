import type { NotificationCategory } from './category.ts'

/**
 * The kinds of notifications of one noun: which category switches them off, and the query keys of what a new one makes
 * stale on open pages.
 */
export type NotificationKinds = Readonly<
  Record<
    string,
    {
      category: NotificationCategory
      stale: readonly string[]
      /** The page that it leads to shows what came by itself: a member who looks at it is not told beside it. */
      isShownThere?: boolean
    }
  >
>
