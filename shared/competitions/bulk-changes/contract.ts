import * as z from 'zod/mini'
import { ResultRow } from '#shared/competitions/competition-results/contract.ts'
import { EventId } from '#shared/events/events/event.ts'
import { idSchema } from '#shared/ids.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { LeagueId } from '#shared/rules/leagues/league-id.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { text } from '#shared/text.ts'
import { BulkAction, BulkIds, BulkLine, BulkStatus } from './bulk-change.ts'

export const BulkId = idSchema('blk')

/** A change of many results, in a list: how many of it came to what. */
export const BulkSummary = z.object({
  id: BulkId,
  action: BulkAction,
  status: BulkStatus,
  /** The name of the class, the event or the reason it targets. */
  target: z.string(),
  byName: z.string(),
  counts: z.object({ changed: z.int(), refused: z.int(), skipped: z.int(), undone: z.int(), left: z.int() }),
  committedAt: z.optional(z.iso.datetime()),
  undoneAt: z.optional(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  /** The time until which it can be undone. */
  undoUntil: z.optional(z.iso.datetime()),
})
export type BulkSummary = z.infer<typeof BulkSummary>

/** The same with each result, named as it is now. */
export const BulkChange = z.object({
  ...BulkSummary.shape,
  /** The fingerprint of what was shown: it is sent back to do it. */
  hash: z.string(),
  lines: z.array(z.object({ ...BulkLine.shape, name: z.string(), where: z.string() })),
})
export type BulkChange = z.infer<typeof BulkChange>

const bulk = { auth: { permission: 'competition_results.bulk_update' } } as const
const params = z.strictObject({ bulkId: BulkId })

export const planBulkChange = route({
  name: 'planBulkChange',
  method: 'POST',
  path: '/api/competitions/results/bulk',
  ...bulk,
  summary: 'What a change of many results would do, each with its own answer; nothing is changed yet',
  body: z.strictObject({ resultIds: BulkIds, action: BulkAction }),
  status: 201,
  response: BulkChange,
  errors: ['event_not_found', 'event_not_over', 'reason_needed'],
})

export const listBulkChanges = route({
  name: 'listBulkChanges',
  method: 'GET',
  path: '/api/competitions/results/bulk',
  ...bulk,
  summary: 'The changes of many results that were made or taken back, the latest first',
  query: z.strictObject(pageQuery(20)),
  response: Page(BulkSummary),
  errors: ['invalid_cursor'],
})

export const getBulkChange = route({
  name: 'getBulkChange',
  method: 'GET',
  path: '/api/competitions/results/bulk/:bulkId',
  ...bulk,
  summary: 'A change of many results with what became of each',
  params,
  response: BulkChange,
  errors: ['bulk_not_found'],
})

export const commitBulkChange = route({
  name: 'commitBulkChange',
  method: 'POST',
  path: '/api/competitions/results/bulk/:bulkId/commit',
  ...bulk,
  summary:
    'Do what was planned; a result that has changed since is left and named. A second call changes nothing',
  params,
  body: z.strictObject({ hash: text(64, 1) }),
  response: BulkChange,
  errors: ['bulk_not_found', 'bulk_changed', 'bulk_undone'],
})

export const undoBulkChange = route({
  name: 'undoBulkChange',
  method: 'POST',
  path: '/api/competitions/results/bulk/:bulkId/undo',
  ...bulk,
  summary: 'Undo a bulk change within 72 hours; what someone has touched since is left and named',
  params,
  response: BulkChange,
  errors: ['bulk_not_found', 'bulk_undo'],
})

/** A verified result where many are chosen. */
export const VerifiedResult = z.object({ ...ResultRow.shape, isGuest: z.boolean() })
export type VerifiedResult = z.infer<typeof VerifiedResult>

export const listVerifiedResults = route({
  name: 'listVerifiedResults',
  method: 'GET',
  path: '/api/competitions/results/verified',
  ...bulk,
  summary: 'The verified results of an event by class and place, or of a class of a league, the best first',
  query: z.strictObject({
    ...pageQuery(50),
    eventId: z.optional(EventId),
    leagueId: z.optional(LeagueId),
    classKey: z.optional(ClassKey),
  }),
  response: Page(VerifiedResult),
  errors: ['results_of_what', 'invalid_cursor'],
})
