import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { resultNotFound } from '#core/competitions/competition-results/refuse-result.ts'
import { registrationOf } from '#core/competitions/competition-results/registration-of.ts'
import type { StoredGuestClaim } from '#core/competitions/competitions/guest-claims.ts'
import type { Write } from '#core/platform/db/write.ts'
import { users } from '#core/platform/users/users.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { claimRefusal } from '#shared/competitions/guest-claims/guest-claim.ts'
import type { User } from '#shared/platform/users/user.ts'
import type { Refusal } from '#shared/refusal.ts'
import { entryClaims, reportedRefusal } from './entry-claims.ts'
import { ownResultsOn, resultsOfRegistration, resultsOfSameName } from './guest-results.ts'
import { claimRefused, memberNotFound } from './refuse-claim.ts'

type Named = { resultId: string; userId: string }

type ToMerge = {
  member: User
  /** For results that judges report: who entered the guest. */
  registration: Pick<StoredGuestClaim, 'eventId' | 'registrationId'> | undefined
  /** Hold only while nothing more is recorded or decided in the classes of the guest. */
  unchanged: Write[]
  lines: { result: CompetitionResult; refusal: Refusal | undefined }[]
}

/** A guest of an event with all they reached there, and why one of it cannot become the member’s. */
export async function guestToMerge({ resultId, userId }: Named): Promise<ToMerge> {
  const [result, member] = await Promise.all([
    competitionResults.get({ id: resultId }, { consistent: true }),
    users.get({ id: userId }, { consistent: true }),
  ])
  if (!result || result.status === 'superseded') throw resultNotFound()
  if (!member) throw memberNotFound()
  if (!result.guest || result.competitorId)
    throw claimRefused({ code: 'not_a_guest', message: 'This result already belongs to a member.' })
  const registration = result.source === 'event' ? await registrationOf(result) : undefined
  const claimant = { userId, isOwn: false }
  const of = registration && (await resultsOfRegistration(registration))
  const entries = await entryClaims(claimant, of?.registration)
  const all = of ? of.results : await resultsOfSameName(result)
  const guests = withItself(all, result).filter(({ competitorId }) => !competitorId)
  const own = await ownResultsOn(
    userId,
    guests.map(({ eventOn }) => eventOn),
  )
  const lines = guests.map(async (one) => ({
    result: one,
    refusal:
      claimRefusal(one, own) ??
      (registration ? (entries.refusalOf(one.id) ?? entries.first) : await reportedRefusal(claimant, one)),
  }))
  return { member, registration, unchanged: entries.unchanged, lines: await Promise.all(lines) }
}

const withItself = (all: readonly CompetitionResult[], result: CompetitionResult) =>
  all.some(({ id }) => id === result.id) ? all : [result, ...all]
