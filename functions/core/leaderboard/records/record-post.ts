import type { StoredPost } from '#shared/community/feed/post.ts'
import { competitorPath } from '#shared/leaderboard/standings/competitor-path.ts'

type RecordSet = {
  userId: string
  className: string
  score: string
  unit?: 'dB' | 'points' | undefined
  isClassRecord: boolean
}

/** What the community reads of a record or a personal best. */
export function recordPost({
  userId,
  className,
  score,
  unit,
  isClassRecord,
}: RecordSet): Pick<StoredPost, 'type' | 'title' | 'about' | 'result'> {
  const measured = [score, unit].filter(Boolean).join(' ')
  return {
    type: 'record_set',
    title: isClassRecord
      ? `Set the ${className} class record: ${measured}`
      : `Set a personal best: ${measured} in ${className}`,
    about: { type: 'competitor', id: userId, href: competitorPath(userId) },
    result: { score, ...(unit && { unit }), className, isClassRecord },
  }
}
