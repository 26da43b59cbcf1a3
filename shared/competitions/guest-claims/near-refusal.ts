import type { Refusal } from '#shared/refusal.ts'

/** Someone who decided what a result is, and how near they are to its owner. */
export type NearScorer = {
  name: string
  did: 'measured' | 'judged' | 'signed' | 'verified'
  as: 'self' | 'teammate' | 'driver'
}

/** Explains why a guest’s result cannot become a member’s whom its scorer is near to: no one scores their own entry. */
export function nearRefusal(
  { name, did, as }: NearScorer,
  { isOwn }: { isOwn: boolean },
): Refusal<'scored_by_near'> {
  const [self, whose, mine] = isOwn ? ['You', 'your', 'yours'] : ['This member', 'their', 'theirs']
  const what = did === 'measured' || did === 'judged' ? 'this result' : 'this class'
  const who =
    as === 'self'
      ? `${self} ${did} ${what}`
      : as === 'teammate'
        ? `${name} ${did} ${what} and was ${whose} teammate that day`
        : `${name} ${did} ${what} and drives the same vehicle`
  const until =
    did === 'verified'
      ? 'another administrator has verified it'
      : did === 'signed'
        ? 'someone else has signed it'
        : 'someone else has scored it, which the head judge arranges'
  return { code: 'scored_by_near', message: `${who}. It can become ${mine} once ${until}.` }
}
