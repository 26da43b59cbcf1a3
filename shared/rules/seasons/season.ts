import * as z from 'zod/mini'
import { LeagueId } from '#shared/rules/leagues/league-id.ts'
import { RulebookPin } from '#shared/rules/rulebooks/rulebook-pin.ts'
import { PointsTable } from '#shared/rules/seasons/points-table.ts'
import { line } from '#shared/text.ts'
import { SeasonId } from './event-season.ts'
import { SeasonNote } from './season-note.ts'

/**
 * The ways equal points are separated, tried one after the other by the events that count; remaining ties are
 * shared.
 */
export const SeasonTie = z.enum(['wins', 'seconds', 'thirds', 'best_score'])
export type SeasonTie = z.infer<typeof SeasonTie>

/**
 * The members who earn points: those with a number of the league, those who pay, or everyone with an account.
 */
export const Eligibility = z.strictObject({ leagueNumber: z.boolean(), paidMembership: z.boolean() })
export type Eligibility = z.infer<typeof Eligibility>

export const SeasonFields = z.strictObject({
  leagueId: LeagueId,
  name: line(80, 2),
  year: z.int().check(z.gte(1980), z.lte(2100)),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  /** The rules that its events begin with. */
  rulebook: z.optional(RulebookPin),
  pointsTable: PointsTable,
  /** The maximum number of events that count; all, if missing. */
  bestN: z.optional(z.int().check(z.gte(1, 'Must be at least 1'), z.lte(60, 'Must be at most 60'))),
  minEvents: z.int().check(z.gte(0), z.lte(60, 'Must be at most 60')),
  eligibility: Eligibility,
  ties: z.array(SeasonTie).check(
    z.maxLength(4),
    z.refine((ties) => new Set(ties).size === ties.length, 'List each step only once'),
  ),
  teamBestPerEvent: z.int().check(z.gte(1, 'Must be at least 1'), z.lte(20, 'Must be at most 20')),
})
export type SeasonFields = z.infer<typeof SeasonFields>

export const SeasonStatus = z.enum(['draft', 'active', 'closed'])
export type SeasonStatus = z.infer<typeof SeasonStatus>

/** A year of a league in which events give points. */
export const Season = z.object({
  id: SeasonId,
  ...SeasonFields.shape,
  status: SeasonStatus,
  /** The notes everyone reads after its rules have changed, it was opened again, or a class in it was corrected. */
  notes: z.array(SeasonNote),
  closedAt: z.optional(z.iso.datetime()),
  /** The times it was closed and opened again: the table of each closing stays readable. */
  closings: z.optional(z.array(z.object({ closedAt: z.iso.datetime(), openedAt: z.iso.datetime() }))),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type Season = z.infer<typeof Season>
