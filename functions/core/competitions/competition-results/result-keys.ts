import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import {
  type CompetitionResult,
  ResultId,
} from '#shared/competitions/competition-results/competition-result.ts'
import { AppError } from '#shared/errors.ts'
import { foldedKey } from '#shared/platform/words/folded-key.ts'

/** Notes that a member has reported a result in a class of an event: no one reports it twice. */
export const resultKeys = entity({
  name: 'result-key',
  erasure: 'by its noun',
  schema: z.object({ key: z.string(), resultId: ResultId, version: z.int() }),
  key: ({ key }: { key: string }) => ({ pk: `RESKEY#${key}`, sk: 'KEY' }),
})

const resultTwice = () =>
  new AppError('conflict', 'result_twice', 'There is already a result in this class of this event.')

type Keyed = Pick<
  CompetitionResult,
  | 'source'
  | 'eventId'
  | 'elsewhere'
  | 'eventOn'
  | 'leagueId'
  | 'classKey'
  | 'competitorId'
  | 'guest'
  | 'entryId'
>

/** A guest is known by the entry, or by the name where there is none. */
const guestKey = ({ guest, entryId }: Keyed) => guest && (entryId ?? `guest:${foldedKey(guest.name)}`)

/** The key of a result. Judges may place two vehicles of a member in one class, so their results have no key. */
export function keyOf(result: Keyed): string | undefined {
  const { source, eventId, elsewhere, eventOn, leagueId, classKey, competitorId } = result
  const who = competitorId ?? guestKey(result)
  if (source === 'event' || !who) return undefined
  const event = eventId ?? `${foldedKey(elsewhere?.eventName ?? '')}#${eventOn}`
  return `${event}#${leagueId}#${classKey}#${who}`
}

const keysOf = (results: readonly (Keyed | undefined)[]) =>
  new Set(results.flatMap((one) => (one && keyOf(one)) ?? []))

/** The writes that hold the keys of a result as it will be, and free those of what it was. */
export function rekey(
  resultId: CompetitionResult['id'],
  before: readonly (Keyed | undefined)[],
  after: readonly (Keyed | undefined)[],
): Write[] {
  const [had, has] = [keysOf(before), keysOf(after)]
  return [
    ...[...has]
      .filter((key) => !had.has(key))
      .map((key) => resultKeys.put({ key, resultId, version: 1 }, { absent: true }, resultTwice)),
    ...[...had]
      .filter((key) => !has.has(key))
      .map((key) => resultKeys.underive({ key, resultId, version: 1 })),
  ]
}

/** The key of a result as it would be, and whether another has it. */
export async function isKeyTaken(
  result: Keyed & Pick<CompetitionResult, 'id'>,
): Promise<{ key: string | undefined; isTaken: boolean }> {
  const key = keyOf(result)
  const held = key ? await resultKeys.get({ key }, { consistent: true }) : undefined
  return { key, isTaken: held !== undefined && held.resultId !== result.id }
}

/** Returns the result that holds a member’s place in a class of an event. */
export async function holderOf(place: Keyed): Promise<CompetitionResult['id'] | undefined> {
  const key = keyOf(place)
  return key ? (await resultKeys.get({ key }, { consistent: true }))?.resultId : undefined
}
