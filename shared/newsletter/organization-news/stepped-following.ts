import type { Following } from './following.ts'

export type Wanted = Pick<Following, 'follows' | 'isMuted'>
type Between = Pick<Following, 'organizationId' | 'userId'>

/** A member’s following as they want it; undefined where nothing is left to remember. */
export function steppedFollowing(
  before: Following | undefined,
  between: Between,
  { follows, isMuted }: Wanted,
  now: string,
): Following | undefined {
  if (!follows && !isMuted) return undefined
  const { organizationId, userId } = between
  return {
    organizationId,
    userId,
    follows,
    isMuted,
    ...(follows && { followedAt: (before?.follows && before.followedAt) || now }),
    updatedAt: now,
    version: (before?.version ?? 0) + 1,
  }
}
