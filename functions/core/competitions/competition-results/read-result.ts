import { eventRole } from '#core/events/events/event-role.ts'
import { events } from '#core/events/events/events.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { permissionsOf } from '#core/platform/roles/permissions-of.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { competitionResults } from './competition-results.ts'
import { resultNotFound } from './refuse-result.ts'

type Reader = Pick<Actor, 'userId' | 'user'>

/** A result as it is now; one that was taken back is gone. */
export async function readResult(id: string): Promise<CompetitionResult> {
  const result = await competitionResults.get({ id }, { consistent: true })
  if (!result || result.status === 'superseded') throw resultNotFound()
  return result
}

const isOf = ({ competitorId, submittedBy }: CompetitionResult, userId: string) =>
  competitorId === userId || submittedBy === userId

/** The same for a person who may want to change it. Others do not learn that an unverified result exists. */
export async function readOwnResult(reader: Reader, id: string): Promise<CompetitionResult> {
  const result = await readResult(id)
  if (result.status === 'verified' || (await seesUnverified(reader, result))) return result
  throw resultNotFound()
}

/** Its competitor, who reported it, the organizers of its event and verifiers see a result in every state. */
export async function seesUnverified(reader: Reader, result: CompetitionResult): Promise<boolean> {
  if (isOf(result, reader.userId)) return true
  if ((await permissionsOf(reader.user)).includes('competition_results.verify')) return true
  const event = result.eventId ? await events.get({ id: result.eventId }) : undefined
  return event !== undefined && (await eventRole(reader, event)) !== undefined
}
