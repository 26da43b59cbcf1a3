import { carryOut } from './carry-out.ts'
import { decideWhatFollows, nameOf, type Standing } from './decide-what-follows.ts'

/** A walk takes four: one to end, one to reserve refunds, one to ask for them, and one that finds nothing left. */
const mostTurns = 12

/**
 * Reads how a subscription stands, decides what follows, and carries it out, in turns, until nothing follows. Returns
 * what it read last; undefined where there is nothing to look at.
 */
export async function untilNothingFollows<T extends Omit<Standing, 'taken'>>(
  read: (taken: ReadonlySet<string>) => Promise<T | undefined>,
  now: string,
): Promise<T | undefined> {
  const taken = new Set<string>()
  for (let turn = 1; turn <= mostTurns; turn++) {
    const standing = await read(taken)
    const steps = standing ? decideWhatFollows({ ...standing, taken }) : []
    if (steps.length === 0) return standing
    for (const step of steps) {
      await carryOut(step, now)
      taken.add(nameOf(step))
    }
  }
  throw new Error('A subscription has not come to rest.')
}
