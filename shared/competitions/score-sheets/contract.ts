import * as z from 'zod/mini'
import { classParams } from '#shared/competitions/competitions/class-params.ts'
import { EntryId } from '#shared/events/registrations/registration.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { line, text } from '#shared/text.ts'
import { ScoreSheet, ScoreSheetFields } from './score-sheet.ts'

const path = '/api/competitions/:eventId/classes/:classKey/sheets/:entryId'
const params = z.extend(classParams, { entryId: EntryId })
const errors = ['event_not_found', 'class_not_found', 'not_staff', 'no_rulebook', 'entry_not_found'] as const
const judging = ['class_state', 'not_a_judge', 'own_vehicle', 'teammate', 'declared_conflict'] as const
const rateLimit = { max: 240, seconds: 60, per: 'user' } as const

export const getSheet = route({
  name: 'getSheet',
  method: 'GET',
  path,
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary:
    'The sheets of an entry: a judge’s own, all of them for the head judge, and for the entrant what was submitted once places are out, without private notes',
  params,
  response: z.object({ items: z.array(ScoreSheet) }),
  errors,
})

export const saveSheet = route({
  name: 'saveSheet',
  method: 'PUT',
  path,
  auth: 'complete',
  whileImpersonating: 'refused',
  summary:
    'Save a judge’s sheet as a revision. One that is made from an earlier version is refused; both are kept',
  params,
  body: z.strictObject({
    ...ScoreSheetFields.shape,
    /** The version that it was made from; 0 for a sheet that was never saved. */
    baseVersion: z.int().check(z.gte(0)),
    /** A picture of the paper sheet, by its upload. */
    scanUploadId: z.optional(line(60, 1)),
    deviceAt: z.iso.datetime(),
  }),
  response: ScoreSheet,
  errors: [
    ...errors,
    ...judging,
    'sheet_changed',
    'sheet_value',
    'sheet_submitted',
    'upload_not_found',
    'upload_rejected',
  ],
  rateLimit,
})

export const submitSheet = route({
  name: 'submitSheet',
  method: 'POST',
  path: `${path}/submit`,
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Submit a judge’s sheet. A second call changes nothing',
  params,
  body: z.strictObject({ baseVersion: z.int().check(z.gte(1)) }),
  response: ScoreSheet,
  errors: [...errors, ...judging, 'sheet_not_found', 'sheet_changed', 'sheet_incomplete', 'sheet_value'],
  rateLimit,
})

export const reopenSheet = route({
  name: 'reopenSheet',
  method: 'POST',
  path: `${path}/:judgeId/reopen`,
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Open a submitted sheet again: its judge within 10 minutes, then the head judge with a reason',
  params: z.extend(params, { judgeId: UserId }),
  body: z.strictObject({ reason: z._default(text(500), '') }),
  response: ScoreSheet,
  errors: [
    ...errors,
    'class_state',
    'sheet_not_found',
    'sheet_not_submitted',
    'sheet_submitted',
    'reason_needed',
  ],
})

export const markSheetOpen = route({
  name: 'markSheetOpen',
  method: 'POST',
  path: `${path}/presence`,
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Say that a sheet is open on a device for the next 90 seconds; answers where else it is open',
  params,
  body: z.strictObject({ deviceId: line(40, 8) }),
  response: z.object({ others: z.int() }),
  errors,
  rateLimit,
})

export const declareConflict = route({
  name: 'declareConflict',
  method: 'PUT',
  path: '/api/competitions/:eventId/classes/:classKey/conflicts/:entryId',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary:
    'Say that the caller is too close to an entrant to judge them, or no longer is. A second call changes nothing',
  params,
  body: z.strictObject({ conflict: z.boolean() }),
  errors: [
    'event_not_found',
    'class_not_found',
    'not_staff',
    'not_a_judge',
    'entry_not_found',
    'too_many_conflicts',
    'version_conflict',
  ],
})
