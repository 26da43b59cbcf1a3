import * as z from 'zod/mini'
import type { BodyOf } from '#shared/platform/http/route.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import { rulebookIdOf } from '#shared/rules/rulebooks/rulebook-id-of.ts'
import type { updateSeason } from '#shared/rules/seasons/contract.ts'
import { type Season, SeasonFields } from '#shared/rules/seasons/season.ts'
import { seasonChangeRefusal } from '#shared/rules/seasons/season-change.ts'
import { text } from '#shared/text.ts'
import { listed, typedWhole, whole } from '#web/features/rules/leagues/components/typed-number.ts'

type Fields = Omit<SeasonFields, 'leagueId'>
/** A season to edit. Without a version it is still to be created. */
export type SeasonDraft = Fields & Partial<Pick<Season, 'version' | 'status'>>

type SeasonBody = Omit<BodyOf<typeof updateSeason>, 'version'>

const multipliers = [1, 2, 3, 4]
const mostTies = [0, 1, 2, 3]

export const blankSeason = (year: number): SeasonDraft => ({
  name: '',
  year,
  startsOn: `${year}-01-01`,
  endsOn: `${year}-12-31`,
  pointsTable: { steps: [{ multiplier: 1, places: [5, 4, 3, 2, 1], others: 0 }], perEntry: 0 },
  minEvents: 0,
  eligibility: { leagueNumber: false, paidMembership: false },
  ties: ['wins', 'seconds', 'thirds', 'best_score'],
  teamBestPerEvent: 5,
})

/** The values of a season's form, each as it is typed. */
export function seasonValues(season: SeasonDraft) {
  const { pointsTable, rulebook } = season
  const step = (multiplier: number) => pointsTable.steps.find((one) => one.multiplier === multiplier)
  return {
    name: season.name,
    year: typedWhole(season.year),
    startsOn: season.startsOn,
    endsOn: season.endsOn,
    rulebook: typedWhole(rulebook?.versionNo),
    points: multipliers.map((multiplier) => ({
      places: step(multiplier)?.places.join(', ') ?? '',
      others: typedWhole(step(multiplier)?.others),
    })),
    perEntry: typedWhole(pointsTable.perEntry),
    bestN: typedWhole(season.bestN),
    minEvents: typedWhole(season.minEvents),
    eligibility: { ...season.eligibility },
    ties: mostTies.map((at) => season.ties[at] ?? ''),
    teamBestPerEvent: typedWhole(season.teamBestPerEvent),
    reason: '',
  }
}
export type SeasonValues = ReturnType<typeof seasonValues>

const toSeason = (leagueId: League['id']) => (values: SeasonValues) => {
  const { points, perEntry, rulebook, reason, ties, ...rest } = values
  return {
    ...rest,
    year: whole(values.year) ?? Number.NaN,
    rulebook: rulebook ? { rulebookId: rulebookIdOf(leagueId), versionNo: Number(rulebook) } : undefined,
    pointsTable: {
      steps: points.flatMap(({ places, others }, at) =>
        listed(places).length > 0
          ? [{ multiplier: at + 1, places: listed(places).map(Number), others: whole(others) ?? 0 }]
          : [],
      ),
      perEntry: whole(perEntry) ?? 0,
    },
    bestN: whole(values.bestN),
    minEvents: whole(values.minEvents) ?? 0,
    ties: ties.filter(Boolean),
    teamBestPerEvent: whole(values.teamBestPerEvent) ?? Number.NaN,
    reason: reason.trim() || undefined,
  }
}

const Rules = z.pick(SeasonFields, { pointsTable: true, bestN: true, minEvents: true, ties: true })

/** Reads the typed rules of how a season counts. It returns undefined while they are invalid. */
export function typedRules(values: SeasonValues): z.infer<typeof Rules> | undefined {
  const { pointsTable, bestN, minEvents, ties } = toSeason('lge_')(values)
  return z.safeParse(Rules, { pointsTable, minEvents, ties, ...(bestN !== undefined && { bestN }) }).data
}

const Body = z.extend(z.omit(SeasonFields, { leagueId: true }), { reason: z.optional(text(500)) })

type Whole = z.ZodMiniType<SeasonBody, ReturnType<ReturnType<typeof toSeason>>>

/** Checks the input as the server checks it; for an existing season, also which fields may change. */
export const seasonSchema = (
  leagueId: League['id'],
  season: Season | undefined,
): z.ZodMiniType<SeasonBody, SeasonValues> =>
  z.pipe(
    z.pipe(z.custom<SeasonValues>(), z.transform(toSeason(leagueId))),
    (Body as unknown as Whole).check(({ value, issues }) => {
      const { reason, ...fields } = value
      const draft = { ...fields, leagueId, status: 'draft' } as Season
      const refused = seasonChangeRefusal(season ?? draft, { ...fields, leagueId }, reason)
      if (refused?.path)
        issues.push({ code: 'custom', input: value, path: [refused.path], message: refused.message })
    }),
  )
