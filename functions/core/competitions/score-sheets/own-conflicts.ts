import { brackets } from '#core/competitions/competitions/brackets.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { runsOf } from '#core/competitions/competitions/runs-of.ts'
import { sheetsOf } from '#core/competitions/competitions/sheets-of.ts'
import { staffOf } from '#core/events/event-staff/staff-of.ts'
import { enteredEvent } from '#core/events/registrations/open-event.ts'
import { personClaim, registrationClaims } from '#core/events/registrations/registration-claims.ts'
import { registrations, type StoredRegistration } from '#core/events/registrations/registrations.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { recordersOf } from '#shared/competitions/brackets/match-recorders.ts'
import { conflictsRefusal, scores } from '#shared/competitions/score-sheets/conflict-refusal.ts'
import type {
  setOwnConflicts as contract,
  Scorer,
} from '#shared/competitions/score-sheets/conflicts-contract.ts'
import { AppError } from '#shared/errors.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import type { AnswerOf } from '#shared/platform/http/route.ts'
import { publicName } from '#shared/platform/users/public-name.ts'

type Answer = AnswerOf<typeof contract>
type Named = { eventId: string; actor: Pick<Actor, 'userId'> }
type Entered = { event: WholeEvent; registration: StoredRegistration }

const notEntered = () =>
  new AppError('not_found', 'registration_not_found', 'You have not entered this event.')

async function entered({ eventId, actor: { userId } }: Named): Promise<Entered> {
  const [event, claim] = await Promise.all([
    enteredEvent(eventId),
    registrationClaims.get({ eventId, claim: personClaim(userId) }, { consistent: true }),
  ])
  if (!claim) throw notEntered()
  const registration = await registrations.get({ eventId, id: claim.registrationId }, { consistent: true })
  if (registration?.userId !== userId) throw notEntered()
  return { event, registration }
}

/** Everyone who has submitted a sheet or recorded a run or a match of one of the entries. */
async function scoredBy({ eventId, entries }: StoredRegistration): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    entries.map(async ({ id, classKey }) => {
      const [sheets, runs, bracket] = await Promise.all([
        sheetsOf(eventId, classKey, id),
        runsOf(eventId, classKey, id),
        brackets.get({ eventId, classKey }, { consistent: true }),
      ])
      return [
        ...sheets.flatMap(({ judgeId, submittedAt }) => (submittedAt ? [judgeId] : [])),
        ...runs.map(({ by }) => by),
        ...(bracket ? recordersOf(bracket, id) : []),
      ]
    }),
  )
  return new Set(found.flat())
}

/** Everyone who scores an entrant, and those whom the entrant named who no longer do. */
async function scorersOf(registration: StoredRegistration, userId: string): Promise<Scorer[]> {
  const classKeys = classesOf(registration.entries)
  const named = registration.declaredConflicts ?? []
  const staff = (await staffOf(registration.eventId)).filter((one) => scores(one, userId, classKeys))
  const away = named.filter((id) => !staff.some((one) => one.userId === id))
  const [members, scored] = await Promise.all([
    usersById([...staff.map((one) => one.userId), ...away]),
    scoredBy(registration),
  ])
  const scorer = (id: Scorer['userId']) => {
    const member = members.get(id)
    return {
      userId: id,
      name: member ? publicName(member) : 'Former member',
      isNamed: named.includes(id),
      hasScored: scored.has(id),
    }
  }
  const there = staff.flatMap((one) =>
    members.has(one.userId)
      ? {
          ...scorer(one.userId),
          role: one.role,
          classKeys: one.classKeys.filter((key) => classKeys.includes(key)),
        }
      : [],
  )
  const gone = away.map((id) => ({ ...scorer(id), classKeys: [] }))
  return [...there, ...gone].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** The people who score an entrant at an event, and with whom the entrant has a conflict. */
export async function ownConflicts(named: Named): Promise<Answer> {
  const { registration } = await entered(named)
  return { items: await scorersOf(registration, named.actor.userId) }
}

type Setting = Named & { judgeIds: readonly string[]; remember: (answer: Answer) => Write[] }

/** Keeps an entrant’s conflicts; judges who are no longer at the event can stay named, in case they come back. */
export const setOwnConflicts = ({ judgeIds, remember, ...named }: Setting, now: string): Promise<Answer> =>
  untilUnchanged(async () => {
    const { event, registration } = await entered(named)
    if (event.endsAt <= now || event.status === 'cancelled')
      throw new AppError('conflict', 'event_over', 'This event is over.')
    const before = registration.declaredConflicts ?? []
    const scorers = await scorersOf(registration, named.actor.userId)
    refuse(conflictsRefusal({ before, named: judgeIds, scorers }))
    const declaredConflicts = [...new Set(judgeIds)] as typeof before
    const answer = {
      items: scorers
        .map((one) => ({ ...one, isNamed: declaredConflicts.includes(one.userId) }))
        .filter(({ role, isNamed }) => role !== undefined || isNamed),
    }
    const { version } = registration
    await commit(
      registrations.put(
        { ...registration, declaredConflicts, updatedAt: now, version: version + 1 },
        { version },
      ),
      ...remember(answer),
    )
    return answer
  })
