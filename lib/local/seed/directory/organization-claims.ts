import { claimants, claimHeads, claims } from '#core/directory/organization-claims/claims.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import { claimantsOf, demoClaims, headsOf } from './demo-claims.ts'
import { demoDirectory } from './demo-directory.ts'

const absent = { absent: true } as const

/** The claims of the demo, with what is open on each thing and of each member. */
export const seed = async (now: string, size: SeedSize): Promise<Write[]> => {
  if (size === 'small') return []
  const all = demoClaims((await demoDirectory(now, size)).listings, now)
  return [
    ...all.map((claim) => claims.put(claim, absent)),
    ...headsOf(all).map((head) => claimHeads.put(head, absent)),
    ...claimantsOf(all, now).map((claimant) => claimants.put(claimant, absent)),
  ]
}
