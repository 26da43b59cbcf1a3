import { events } from '#core/events/events/events.ts'
import { managesFor } from '#core/organizations/organizations/find-organization.ts'
import { managedAmong } from '#core/organizations/organizations/managed-organizations.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { permissionsOf } from '#core/platform/roles/permissions-of.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import type { OwnResult } from '#shared/competitions/competition-results/contract.ts'
import { resultChange, resultRemoval } from '#shared/competitions/competition-results/result-change.ts'
import type { Permission } from '#shared/platform/roles/permissions.ts'
import { resultCorrections } from './result-revisions.ts'
import { namesOfResults } from './shown-results.ts'

export type Changer = Parameters<typeof resultChange>[1]

/** Returns the person changing a result in the form its rules ask for. */
export async function changerOf(
  { userId, user }: Pick<Actor, 'userId' | 'user'>,
  result: CompetitionResult,
): Promise<Changer> {
  const [permissions, event] = await Promise.all([
    permissionsOf(user),
    result.eventId ? events.get({ id: result.eventId }) : undefined,
  ])
  return {
    userId,
    permissions: new Set<Permission>(permissions),
    ownsEvent: event?.ownerId === userId || (await managesFor(event?.organizationId, userId)),
    eventName: event?.title ?? result.elsewhere?.eventName ?? '',
  }
}

/** Results as their owner sees them, each with what may be done with it now. */
export async function ownResults(
  { userId, user }: Pick<Actor, 'userId' | 'user'>,
  results: readonly CompetitionResult[],
  now: string,
): Promise<OwnResult[]> {
  const ids = results.map(({ id }) => resultCorrections.key({ id }))
  const eventIds = [...new Set(results.flatMap(({ eventId }) => eventId ?? []))]
  const [permissions, names, waiting, held] = await Promise.all([
    permissionsOf(user),
    namesOfResults(results),
    getMany(ids),
    getMany(eventIds.map((id) => events.key({ id }))),
  ])
  const corrections = new Map(
    waiting.map((row) => resultCorrections.read(row)).map((one) => [one.id as string, one]),
  )
  const named = held.map((row) => events.read(row))
  const managed = await managedAmong(
    named.map(({ organizationId }) => organizationId),
    userId,
  )
  const own = new Set<string>(
    named
      .filter(({ ownerId, organizationId = '' }) => ownerId === userId || managed.has(organizationId))
      .map(({ id }) => id),
  )
  return results.map((result) => {
    const said = names(result)
    const changer = {
      userId,
      permissions: new Set<Permission>(permissions),
      ownsEvent: own.has(result.eventId ?? ''),
      eventName: said.eventName,
    }
    return ownResult(result, corrections.get(result.id), { names: said, changer, now })
  })
}

type Shown = {
  names: Awaited<ReturnType<Awaited<ReturnType<typeof namesOfResults>>>>
  changer: Changer
  now: string
}

function ownResult(
  result: CompetitionResult,
  correction: CompetitionResult | undefined,
  { names, changer, now }: Shown,
): OwnResult {
  const change = changeOf(result, correction, changer, now)
  const removal = resultRemoval(result, changer, now)
  const refusal = change.kind === 'refused' ? change.refusal : undefined
  return {
    ...withoutDecider(result),
    ...names,
    // The client sends this back to name the version it saw last.
    version: (correction ?? result).version,
    ...(correction && { correction: withoutDecider(correction) }),
    changeable: change.kind === 'refused' ? [] : [...change.fields],
    isCorrection: change.kind === 'correction',
    isRemovable: removal.kind !== 'refused',
    ...(refusal && refusal.code !== 'result_not_yours' && { fixedBecause: refusal.message }),
  }
}

/** Returns what may be changed; a correction that was refused three times is closed, too. */
export function changeOf(
  result: CompetitionResult,
  correction: CompetitionResult | undefined,
  changer: Changer,
  now: string,
): ReturnType<typeof resultChange> {
  const change = resultChange(result, changer, now)
  if (change.kind !== 'correction' || !correction) return change
  const again = resultChange({ ...correction, submittedAt: result.submittedAt }, changer, now)
  return again.kind === 'refused' ? again : change
}

const withoutDecider = ({
  decidedBy: _,
  verifiedAs: __,
  importId: ___,
  ...rest
}: CompetitionResult): Omit<CompetitionResult, 'decidedBy' | 'verifiedAs' | 'importId'> => rest
