import type { GrantedAccess } from '#web/features/platform/roles/api/use-access.ts'

/** A screen of this site as the search finds it. */
export type FoundScreen = {
  /** Its address, which may name a part of a screen. */
  path: string
  /** The same as of its page, unless it is a part of one. */
  title: string
  /** Other words by which people look for it. */
  words: string
  /** Who can open it: the same as of its screen, but what only visitors need is offered to no one else. */
  access: 'public' | 'visitors' | 'complete' | GrantedAccess
  /** It computes or draws something. */
  isTool?: true
}
