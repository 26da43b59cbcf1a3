import * as z from 'zod/mini'
import { classParams } from '#shared/competitions/competitions/class-params.ts'
import { route } from '#shared/platform/http/route.ts'
import { text } from '#shared/text.ts'
import { Run, RunFields, RunId } from './run.ts'

const path = '/api/competitions/:eventId/classes/:classKey/runs/:runId'
const params = z.extend(classParams, { runId: RunId })
const errors = [
  'event_not_found',
  'class_not_found',
  'not_staff',
  'no_rulebook',
  'class_state',
  'entry_not_found',
] as const
/** Lanes send everything that they saved without a network together. */
const rateLimit = { max: 120, seconds: 60, per: 'user' } as const

export const recordRun = route({
  name: 'recordRun',
  method: 'PUT',
  path,
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Record a run under the id that the device made. One that arrives again changes nothing',
  params,
  body: RunFields,
  response: Run,
  errors: [
    ...errors,
    'runs_used',
    'violation_unknown',
    'run_id_taken',
    'not_a_judge',
    'own_vehicle',
    'teammate',
    'declared_conflict',
  ],
  rateLimit,
})

export const changeRun = route({
  name: 'changeRun',
  method: 'POST',
  path: `${path}/revisions`,
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Correct a run: another revision takes its place, and the one before stays readable',
  params,
  body: z.strictObject({
    /** The id of the revision, made on the device. */
    id: RunId,
    ...z.pick(RunFields, {
      measuredHundredths: true,
      frequencyTenthsHz: true,
      violations: true,
      deviceAt: true,
    }).shape,
    reason: text(500),
    baseRevision: z.int().check(z.gte(1)),
  }),
  response: Run,
  errors: [...errors, 'run_not_found', 'run_changed', 'violation_unknown', 'reason_needed'],
  rateLimit,
})

export const voidRun = route({
  name: 'voidRun',
  method: 'POST',
  path: `${path}/void`,
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'The head judge takes a run out, which is not used then. A second call changes nothing',
  params,
  body: z.strictObject({ reason: text(500) }),
  response: Run,
  errors: [
    ...errors,
    'not_head_judge',
    'own_class',
    'run_not_found',
    'reason_needed',
    'own_vehicle',
    'teammate',
    'declared_conflict',
  ],
})
