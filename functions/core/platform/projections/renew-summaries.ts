import { type Follower, isSummary } from './follow.ts'

/**
 * Makes all summaries again: the first time, and where an index was behind when the stream read it. Returns why some
 * could not be made.
 */
export async function renewSummaries(followers: readonly Follower[]): Promise<unknown[]> {
  const renewals = new Set(followers.filter(isSummary).map(({ renew }) => renew))
  const results = await Promise.allSettled([...renewals].map((renew) => renew()))
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
}
