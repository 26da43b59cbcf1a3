import { type Follower, isSummary } from './follow.ts'

/** Makes all summaries again: the first time, and where an index was behind when the stream read it. */
export async function renewSummaries(followers: readonly Follower[]): Promise<void> {
  const renewals = new Set(followers.filter(isSummary).map(({ renew }) => renew))
  await Promise.all([...renewals].map((renew) => renew()))
}
