import * as z from 'zod/mini'
import { StaffRole } from '#shared/events/event-staff/event-staff.ts'
import { eventParams } from '#shared/events/events/event-params.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { mostConflicts } from './conflict-refusal.ts'

/** Someone who scores the caller at an event. */
export const Scorer = z.object({
  userId: UserId,
  name: z.string(),
  /** Missing of those who no longer score the caller, but were named. */
  role: z.optional(StaffRole),
  /** The caller’s classes that they have; empty for all. */
  classKeys: z.array(ClassKey),
  /** Set if the caller has named a conflict with them. */
  isNamed: z.boolean(),
  /** Set if they have already scored the caller, so that no conflict can be named. */
  hasScored: z.boolean(),
})
export type Scorer = z.infer<typeof Scorer>

const OwnConflicts = z.object({ items: z.array(Scorer) })
const errors = ['event_not_found', 'registration_not_found'] as const

export const getOwnConflicts = route({
  name: 'getOwnConflicts',
  method: 'GET',
  path: '/api/competitions/:eventId/conflicts',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'Who judges the caller at an event, and with whom the caller has a conflict',
  params: eventParams,
  response: OwnConflicts,
  errors,
})

export const setOwnConflicts = route({
  name: 'setOwnConflicts',
  method: 'PUT',
  path: '/api/competitions/:eventId/conflicts',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Name the judges with whom the caller has a conflict, none of whom may score them then',
  params: eventParams,
  body: z.strictObject({
    judgeIds: z
      .array(UserId)
      .check(z.maxLength(mostConflicts, `You can name at most ${mostConflicts} judges.`)),
  }),
  response: OwnConflicts,
  errors: [...errors, 'event_over', 'not_a_judge', 'judge_has_scored', 'version_conflict'],
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
})
