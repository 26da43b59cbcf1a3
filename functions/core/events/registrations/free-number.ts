import { numberClaim, registrationClaims } from './registration-claims.ts'

export const highestNumber = 999

/** The spread widens with each attempt. */
const spreadOf = (attempt: number) => (attempt === 1 ? 1 : attempt * 4)

/** Returns the number that was wished for if it is free, and the lowest free one otherwise. */
export async function numberFor(
  eventId: string,
  { wish, attempt }: { wish?: number | undefined; attempt: number },
): Promise<number | undefined> {
  if (wish === undefined) return freeNumber(eventId, spreadOf(attempt))
  const taken = await registrationClaims.get({ eventId, claim: numberClaim(wish) }, { consistent: true })
  return taken ? freeNumber(eventId, spreadOf(attempt)) : wish
}

/**
 * Returns the lowest free number; undefined when all are taken. `spread`: one of this many lowest ones, so
 * that people who enter at the same moment do not all reach for the same one.
 */
async function freeNumber(eventId: string, spread: number): Promise<number | undefined> {
  const taken = new Set<number>()
  let cursor: string | undefined
  do {
    const page = await registrationClaims.list({
      pk: `EVT#${eventId}`,
      prefix: 'NO#',
      limit: highestNumber,
      cursor,
      consistent: true,
    })
    for (const { claim } of page.items) taken.add(Number(claim.slice('NO#'.length)))
    cursor = page.nextCursor
  } while (cursor)
  return pickFree(taken, spread, Math.random())
}

/** `chance`: 0 up to 1, which of the lowest free numbers it is. */
export function pickFree(taken: ReadonlySet<number>, spread: number, chance: number): number | undefined {
  const free: number[] = []
  for (let number = 1; number <= highestNumber && free.length < spread; number++)
    if (!taken.has(number)) free.push(number)
  return free[Math.floor(chance * free.length)]
}
