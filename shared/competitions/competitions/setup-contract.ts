import * as z from 'zod/mini'
import { eventParams } from '#shared/events/events/event-params.ts'
import { EntryId } from '#shared/events/registrations/registration.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { changeErrors, classChange, classPath, commandReason, knownVersion } from './class-command.ts'
import { classParams } from './class-params.ts'
import { CompetitionClass, EventLanes, Lane, RunOrderBy } from './competition-class.ts'

export const setEventLanes = route({
  name: 'setEventLanes',
  method: 'PUT',
  path: '/api/competitions/:eventId/lanes',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Name the lanes of an event',
  params: eventParams,
  body: z.strictObject({
    lanes: z
      .array(z.strictObject({ id: z.optional(Lane.shape.id), name: Lane.shape.name }))
      .check(z.maxLength(12, 'List at most 12 lanes')),
    /** 0 for lanes that were never named. */
    version: z.int().check(z.gte(0)),
  }),
  response: EventLanes,
  errors: ['event_not_found', 'not_staff', 'version_conflict'],
})

export const setClassSetup = route({
  name: 'setClassSetup',
  method: 'PUT',
  path: `${classPath}/setup`,
  ...classChange,
  summary: 'Choose the judges, the lane and the number of runs of a class',
  body: z.strictObject({
    judgeIds: CompetitionClass.shape.judgeIds,
    laneId: CompetitionClass.shape.laneId,
    runsAllowed: CompetitionClass.shape.runsAllowed,
    version: knownVersion,
  }),
  errors: [
    ...changeErrors,
    'class_state',
    'not_a_judge',
    'judge_has_sheets',
    'judges_needed',
    'lane_unknown',
    'runs_needed',
  ],
})

export const setRunOrder = route({
  name: 'setRunOrder',
  method: 'PUT',
  path: `${classPath}/order`,
  ...classChange,
  summary: 'Order a class by number, by entry, by hand or by drawing',
  body: z.strictObject({
    by: RunOrderBy,
    /** The order by hand: every entry that is in. */
    order: z.optional(z.array(EntryId)),
    version: knownVersion,
  }),
  errors: [...changeErrors, 'class_state', 'order_incomplete'],
})

export const excuseJudge = route({
  name: 'excuseJudge',
  method: 'POST',
  path: `${classPath}/judges/:judgeId/excuse`,
  ...classChange,
  params: z.extend(classParams, { judgeId: UserId }),
  summary: 'Let a class go on without a judge; the others’ sheets are divided by who judged',
  body: z.strictObject({ reason: commandReason, version: knownVersion }),
  errors: [...changeErrors, 'not_head_judge', 'class_state', 'reason_needed'],
})
