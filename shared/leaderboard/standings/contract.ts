import * as z from 'zod/mini'
import { ResultId } from '#shared/competitions/competition-results/competition-result.ts'
import { EventId } from '#shared/events/events/event.ts'
import { PointsLine } from '#shared/leaderboard/points/points-line.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { BetterIs } from '#shared/rules/scores/better-is.ts'
import { Score } from '#shared/rules/scores/score.ts'
import { SeasonId } from '#shared/rules/seasons/event-season.ts'
import { Season, SeasonFields } from '#shared/rules/seasons/season.ts'
import { Standing, TeamStanding } from './standing.ts'

/** All competitors, or those whose home is in a state. */
export const StandingScope = z.string().check(z.regex(/^(all|[A-Z]{2})$/, 'Choose a state'))

/** A line of a leaderboard. */
export const StandingRow = z.object({
  ...z.omit(Standing, { history: true, version: true }).shape,
  name: z.string(),
  /** Set if the member’s profile is public. */
  profilePath: z.optional(z.string()),
  state: z.optional(z.string()),
  /**
   * The number of ranks they moved with the latest event: up is above zero. Missing for those who are new.
   */
  moved: z.optional(z.int()),
})
export type StandingRow = z.infer<typeof StandingRow>

/** A class of a season that has standings. */
export const StandingClass = z.object({
  classKey: ClassKey,
  name: z.string(),
  formatKey: z.string(),
  formatName: z.string(),
  betterIs: BetterIs,
  competitors: z.int(),
  /** The states of those who are in it. */
  states: z.array(z.string()),
})
export type StandingClass = z.infer<typeof StandingClass>

export const listStandingClasses = route({
  name: 'listStandingClasses',
  method: 'GET',
  path: '/api/leagues/leaderboard/:seasonId',
  auth: 'public',
  caching: 'revalidate',
  summary: 'The classes of a season that have standings, by format, with the states in them',
  params: z.strictObject({ seasonId: SeasonId }),
  response: z.object({
    season: Season,
    leagueName: z.string(),
    classes: z.array(StandingClass),
    /** Events whose places are out but not verified. */
    provisional: z.array(z.object({ eventId: EventId, title: z.string() })),
    hasTeams: z.boolean(),
  }),
  errors: ['season_not_found'],
})

export const getStandings = route({
  name: 'getStandings',
  method: 'GET',
  path: '/api/leagues/leaderboard/:seasonId/classes/:classKey',
  auth: 'public',
  caching: 'revalidate',
  summary: 'The standings of a class in a season by rank, verified results only',
  params: z.strictObject({ seasonId: SeasonId, classKey: ClassKey }),
  query: z.strictObject({
    ...pageQuery(50),
    scope: z._default(StandingScope, 'all'),
    /** The table as it was when the season was closed for this time, the first one being 1. */
    closing: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
  }),
  response: Page(StandingRow),
  errors: ['season_not_found', 'invalid_cursor'],
})

export const getMyStanding = route({
  name: 'getMyStanding',
  method: 'GET',
  path: '/api/leagues/leaderboard/:seasonId/classes/:classKey/mine',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The caller’s own line of a class, or nothing',
  params: z.strictObject({ seasonId: SeasonId, classKey: ClassKey }),
  query: z.strictObject({ scope: z._default(StandingScope, 'all') }),
  response: z.object({ standing: z.optional(StandingRow) }),
  errors: ['season_not_found'],
})

/** A line of the ledger with the event that it is of. */
export const StandingLine = z.object({
  ...z.pick(PointsLine, {
    id: true,
    eventId: true,
    classKey: true,
    place: true,
    points: true,
    multiplier: true,
    score: true,
    isZero: true,
    movedFrom: true,
    why: true,
    createdAt: true,
  }).shape,
  eventTitle: z.string(),
  on: z.iso.date(),
  /** States whether it is among the best that count, dropped, or reversed later. */
  counts: z.enum(['counted', 'dropped', 'reversed', 'reversal']),
})
export type StandingLine = z.infer<typeof StandingLine>

export const getStanding = route({
  name: 'getStanding',
  method: 'GET',
  path: '/api/leagues/leaderboard/:seasonId/classes/:classKey/of/:competitorId',
  auth: 'public',
  caching: 'revalidate',
  namesAnyUser: true,
  summary: 'How a competitor got their points: each line, what was dropped, and the rank after each event',
  params: z.strictObject({ seasonId: SeasonId, classKey: ClassKey, competitorId: UserId }),
  response: z.object({
    standing: StandingRow,
    lines: z.array(StandingLine),
    history: z.array(z.object({ eventId: EventId, eventTitle: z.string(), on: z.iso.date(), rank: z.int() })),
  }),
  errors: ['season_not_found', 'standing_not_found'],
})

export const getTeamStandings = route({
  name: 'getTeamStandings',
  method: 'GET',
  path: '/api/leagues/leaderboard/:seasonId/teams',
  auth: 'public',
  caching: 'revalidate',
  summary: 'The teams of a season by rank',
  params: z.strictObject({ seasonId: SeasonId }),
  query: z.strictObject(pageQuery(50)),
  response: Page(
    z.object({
      ...z.omit(TeamStanding, { version: true, events: true }).shape,
      /** The number of events in which it earned points. */
      events: z.int(),
      name: z.string(),
      tag: z.string(),
    }),
  ),
  errors: ['season_not_found', 'invalid_cursor'],
})

/** The verified scores of a competitor in a class, the first one first. */
export const ScoreCourse = z.object({
  leagueName: z.string(),
  classKey: ClassKey,
  className: z.string(),
  unit: z.enum(['dB', 'points']),
  betterIs: BetterIs,
  scores: z.array(
    z.object({
      resultId: ResultId,
      on: z.iso.date(),
      eventName: z.string(),
      eventId: z.optional(EventId),
      score: Score,
      place: z.optional(z.int()),
    }),
  ),
})
export type ScoreCourse = z.infer<typeof ScoreCourse>

/** The events and classes a member has competed in, for their own page. */
export const Competitor = z.object({
  competitorId: UserId,
  name: z.string(),
  profilePath: z.optional(z.string()),
  state: z.optional(z.string()),
  team: z.optional(z.object({ name: z.string(), path: z.string() })),
  seasons: z.array(
    z.object({
      seasonId: SeasonId,
      seasonName: z.string(),
      leagueName: z.string(),
      classKey: ClassKey,
      className: z.string(),
      rank: z.int(),
      of: z.int(),
      points: z.int(),
      wins: z.int(),
      events: z.int(),
      history: Standing.shape.history,
    }),
  ),
  bests: z.array(
    z.object({
      leagueName: z.string(),
      classKey: ClassKey,
      className: z.string(),
      score: Score,
      on: z.iso.date(),
      isClassRecord: z.boolean(),
    }),
  ),
  /** The class of the latest score first. Empty for members who hide their profile from others. */
  courses: z.array(ScoreCourse),
})
export type Competitor = z.infer<typeof Competitor>

export const getCompetitor = route({
  name: 'getCompetitor',
  method: 'GET',
  path: '/api/leagues/competitors/:competitorId',
  auth: 'public',
  caching: 'revalidate',
  namesAnyUser: true,
  summary: 'A competitor: standings by season and personal bests',
  params: z.strictObject({ competitorId: UserId }),
  response: Competitor,
  errors: ['competitor_not_found'],
})

export const getOwnCompetitor = route({
  name: 'getOwnCompetitor',
  method: 'GET',
  path: '/api/leagues/own-competitor',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The caller’s own standings, personal bests and scores, whether or not others see them',
  response: Competitor,
  errors: [],
})

const admin = {
  auth: 'admin',
  params: z.strictObject({ leagueId: Season.shape.leagueId, seasonId: SeasonId }),
} as const

export const rebuildStandings = route({
  name: 'rebuildStandings',
  method: 'POST',
  path: '/api/admin/leagues/:leagueId/seasons/:seasonId/rebuild',
  ...admin,
  summary: 'Make the standings of a season again from its ledger, in the background',
  status: 202,
  response: z.object({ classes: z.int() }),
  errors: ['season_not_found'],
})

/** A competitor’s rank in a class, before and after a change. */
export const SeasonMove = z.object({
  competitorId: UserId,
  name: z.string(),
  before: z.pick(Standing, { rank: true, points: true }),
  after: z.pick(Standing, { rank: true, points: true }),
})
export type SeasonMove = z.infer<typeof SeasonMove>

export const previewSeasonChange = route({
  name: 'previewSeasonChange',
  method: 'POST',
  path: '/api/admin/leagues/:leagueId/seasons/:seasonId/preview',
  ...admin,
  summary: 'Who would move in a class of a season if it counted by other rules; nothing is kept',
  body: z.strictObject({
    classKey: ClassKey,
    ...z.pick(SeasonFields, { pointsTable: true, bestN: true, minEvents: true, ties: true }).shape,
  }),
  response: z.object({
    competitors: z.int(),
    /** The number of competitors whose rank changes. */
    moved: z.int(),
    /** The first hundred with another rank or other points, in the new order. */
    rows: z.array(SeasonMove).check(z.maxLength(100)),
    /** The number with another rank or other points. */
    changed: z.int(),
  }),
  errors: ['season_not_found'],
})
