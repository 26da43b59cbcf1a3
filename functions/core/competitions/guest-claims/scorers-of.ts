import { brackets } from '#core/competitions/competitions/brackets.ts'
import { competitionClasses } from '#core/competitions/competitions/competition-classes.ts'
import { recordedIn } from '#core/competitions/competitions/recorded-in.ts'
import { runsOf } from '#core/competitions/competitions/runs-of.ts'
import { sheetsOf } from '#core/competitions/competitions/sheets-of.ts'
import type { Write } from '#core/platform/db/write.ts'
import { recordersOf } from '#shared/competitions/brackets/match-recorders.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import type { NearScorer } from '#shared/competitions/guest-claims/near-refusal.ts'
import { usedRuns } from '#shared/competitions/runs/run-score.ts'
import type { Entry } from '#shared/events/registrations/registration.ts'

export type Scorer = Pick<NearScorer, 'did'> & { userId: string }

/** Everyone who decided what an entry reached, and the write that holds only while nothing more is recorded of its class. */
export async function scorersOf(
  eventId: string,
  { id, classKey }: Pick<Entry, 'id' | 'classKey'>,
): Promise<{ scorers: Scorer[]; unchanged: Write }> {
  const named = { eventId, classKey }
  const of = await competitionClasses.get(named, { consistent: true })
  if (!of) return { scorers: [], unchanged: competitionClasses.check(named, { absent: true }) }
  const [runs, sheets, bracket] = await Promise.all([
    runsOf(eventId, classKey, id),
    sheetsOf(eventId, classKey, id),
    brackets.get(named, { consistent: true }),
  ])
  const ties = of.ties.filter(({ order }) => order.includes(id))
  const judges = sheets.filter(
    ({ status, judgeId }) =>
      status === 'submitted' && !of.excused.some((excused) => excused.judgeId === judgeId),
  )
  return {
    scorers: [
      ...usedRuns(runs).map(({ by }): Scorer => ({ userId: by, did: 'measured' })),
      ...judges.map(({ judgeId }): Scorer => ({ userId: judgeId, did: 'judged' })),
      ...(bracket ? recordersOf(bracket, id) : []).map((userId): Scorer => ({ userId, did: 'measured' })),
      ...ties.map(({ by }): Scorer => ({ userId: by, did: 'judged' })),
      ...decidersOf(of),
    ],
    unchanged: recordedIn(of),
  }
}

const decidersOf = ({ signature, verification }: CompetitionClass): Scorer[] => [
  // Who verifies it again answers for all of it.
  ...(signature && !verification ? [{ userId: signature.by, did: 'signed' as const }] : []),
  ...(verification ? [{ userId: verification.by, did: 'verified' as const }] : []),
]
