import * as z from 'zod/mini'
import { EventId } from '#shared/events/event.ts'
import { ClassKey } from '#shared/events/event-fields.ts'
import { eventParams } from '#shared/events/event-params.ts'
import { Page, pageQuery } from '#shared/http/page.ts'
import { route } from '#shared/http/route.ts'
import { EntryId } from '#shared/registrations/registration.ts'
import { line, text } from '#shared/text.ts'
import { UserId } from '#shared/users/user.ts'
import { Board } from './board.ts'
import { classParams } from './class-params.ts'
import { ClassRole, ClassWork } from './class-work.ts'
import {
  ClassState,
  CompetitionClass,
  EventLanes,
  Lane,
  RunOrderBy,
  TieDecision,
} from './competition-class.ts'

const classPath = '/api/competitions/:eventId/classes/:classKey'
const version = z.int().check(z.gte(1))
const reason = text(500).check(z.minLength(10, 'Give a reason of at least 10 characters.'))

/** A class among those of its event. */
export const ClassCard = z.object({
  classKey: ClassKey,
  name: z.string(),
  division: z.string(),
  formatName: z.optional(z.string()),
  state: ClassState,
  revision: z.int(),
  entries: z.int(),
  protestEndsAt: z.optional(z.iso.datetime()),
  /** The version of its board, so that viewers know what to read again. */
  boardVersion: z.int(),
})
export type ClassCard = z.infer<typeof ClassCard>

export const listClasses = route({
  name: 'listClasses',
  method: 'GET',
  path: '/api/competitions/:eventId/classes',
  auth: 'public',
  caching: 'revalidate',
  summary: 'The classes of an event and how far each is, in the order of its rulebook',
  params: eventParams,
  response: z.object({ items: z.array(ClassCard), title: z.string(), timeZone: z.string() }),
  errors: ['event_not_found'],
})

export const getBoard = route({
  name: 'getBoard',
  method: 'GET',
  path: `${classPath}/board`,
  auth: 'public',
  caching: 'revalidate',
  summary: 'A class as it stands: places, scores and runs, as far as the organizer shows them',
  params: classParams,
  response: Board,
  errors: ['event_not_found', 'class_not_found'],
  rateLimit: { max: 60, seconds: 60, per: 'ip' },
})

export const getClassWork = route({
  name: 'getClassWork',
  method: 'GET',
  path: `${classPath}/work`,
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'What judges and lanes need of a class: rules, entries in run order, runs and sheets',
  params: classParams,
  response: ClassWork,
  errors: ['event_not_found', 'class_not_found', 'not_staff', 'no_rulebook'],
})

/** A class that someone judges or runs, with its day. */
export const JudgingCard = z.object({
  eventId: EventId,
  eventTitle: z.string(),
  timeZone: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  roles: z.array(ClassRole),
  classes: z.array(z.pick(ClassCard, { classKey: true, name: true, state: true, entries: true })),
})
export type JudgingCard = z.infer<typeof JudgingCard>

export const listMyJudging = route({
  name: 'listMyJudging',
  method: 'GET',
  path: '/api/competitions/judging',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The events whose classes the caller judges or runs, from yesterday on',
  query: z.strictObject(pageQuery(20)),
  response: Page(JudgingCard),
  errors: ['invalid_cursor'],
})

const change = {
  auth: 'complete',
  whileImpersonating: 'refused',
  params: classParams,
  response: CompetitionClass,
} as const
const errors = ['event_not_found', 'class_not_found', 'not_staff', 'no_rulebook', 'version_conflict'] as const

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
    /** Of lanes that were never named: 0. */
    version: z.int().check(z.gte(0)),
  }),
  response: EventLanes,
  errors: ['event_not_found', 'not_staff', 'version_conflict'],
})

export const setClassSetup = route({
  name: 'setClassSetup',
  method: 'PUT',
  path: `${classPath}/setup`,
  ...change,
  summary: 'Choose the judges, the lane and the number of runs of a class',
  body: z.strictObject({
    judgeIds: CompetitionClass.shape.judgeIds,
    laneId: CompetitionClass.shape.laneId,
    runsAllowed: CompetitionClass.shape.runsAllowed,
    version,
  }),
  errors: [
    ...errors,
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
  ...change,
  summary: 'Order a class by number, by entry, by hand or by drawing',
  body: z.strictObject({
    by: RunOrderBy,
    /** By hand: every entry that is in. */
    order: z.optional(z.array(EntryId)),
    version,
  }),
  errors: [...errors, 'class_state', 'order_incomplete'],
})

export const markAbsent = route({
  name: 'markAbsent',
  method: 'PUT',
  path: `${classPath}/absent/:entryId`,
  ...change,
  params: z.extend(classParams, { entryId: EntryId }),
  summary:
    'Mark that an entry did not come to the lane, or that it came after all. A second call changes nothing',
  body: z.strictObject({ absent: z.boolean() }),
  errors: [...errors, 'class_state', 'entry_not_found', 'own_class'],
})

export const callNext = route({
  name: 'callNext',
  method: 'POST',
  path: `${classPath}/calls`,
  auth: 'complete',
  whileImpersonating: 'refused',
  params: classParams,
  summary: 'Call the next three to the lane; each is told once',
  response: z.object({ called: z.array(EntryId) }),
  errors: [...errors, 'class_state'],
  rateLimit: { max: 120, seconds: 60, per: 'user' },
})

export const excuseJudge = route({
  name: 'excuseJudge',
  method: 'POST',
  path: `${classPath}/judges/:judgeId/excuse`,
  ...change,
  params: z.extend(classParams, { judgeId: UserId }),
  summary: 'Let a class go on without a judge; the others’ sheets are divided by who judged',
  body: z.strictObject({ reason, version }),
  errors: [...errors, 'not_head_judge', 'class_state', 'reason_needed'],
})

export const decideTie = route({
  name: 'decideTie',
  method: 'POST',
  path: `${classPath}/ties`,
  ...change,
  summary: 'Break a tie by a run-off or by the head judge’s decision',
  body: z.strictObject({
    step: TieDecision.shape.step,
    order: TieDecision.shape.order,
    text: TieDecision.shape.text,
    version,
  }),
  errors: [
    ...errors,
    'not_head_judge',
    'class_state',
    'tie_order',
    'own_vehicle',
    'teammate',
    'declared_conflict',
  ],
})

export const holdClass = route({
  name: 'holdClass',
  method: 'PUT',
  path: `${classPath}/hold`,
  ...change,
  summary: 'Keep a class from being signed, or let it go on',
  body: z.strictObject({ reason: z.optional(line(300, 10)), version }),
  errors: [...errors, 'not_head_judge', 'class_state'],
})

export const publishClass = route({
  name: 'publishClass',
  method: 'POST',
  path: `${classPath}/publish`,
  ...change,
  summary: 'Publish the places of a class as provisional; the time for protests begins',
  body: z.strictObject({
    /** Ties that nothing breaks are published as shared. */
    asShared: z._default(z.boolean(), false),
    /** Of every revision after the first. */
    reason: z.optional(reason),
    version,
  }),
  errors: [...errors, 'class_state', 'sheets_missing', 'entry_open', 'tie_open', 'reason_needed'],
})

export const signClass = route({
  name: 'signClass',
  method: 'POST',
  path: `${classPath}/sign`,
  ...change,
  summary: 'The head judge signs the places of a class, which are final from then on',
  body: z.strictObject({ version }),
  errors: [...errors, 'not_head_judge', 'class_state', 'protests_open', 'class_on_hold'],
})

export const reopenClass = route({
  name: 'reopenClass',
  method: 'POST',
  path: `${classPath}/reopen`,
  ...change,
  summary:
    'Open a class for what must change, before it is verified; its places stay out until the next revision',
  body: z.strictObject({ reason, version }),
  errors: [...errors, 'not_head_judge', 'class_state', 'reason_needed'],
})

const verifying = {
  auth: { permission: 'competition_results.verify' },
  params: classParams,
  response: CompetitionClass,
} as const

export const verifyClass = route({
  name: 'verifyClass',
  method: 'POST',
  path: `${classPath}/verify`,
  ...verifying,
  summary:
    'Verify the signed places of a class: its points count from then on. A second call changes nothing',
  body: z.strictObject({ revision: z.int().check(z.gte(1)), version }),
  errors: [
    'event_not_found',
    'class_not_found',
    'no_rulebook',
    'class_state',
    'own_class',
    'version_conflict',
  ],
})

export const amendClass = route({
  name: 'amendClass',
  method: 'POST',
  path: `${classPath}/amend`,
  ...verifying,
  summary:
    'Publish a further revision of a verified class from its runs and sheets as they are now; it counts at once',
  body: z.strictObject({ reason, version }),
  errors: [
    'event_not_found',
    'class_not_found',
    'no_rulebook',
    'class_state',
    'own_class',
    'reason_needed',
    'sheets_missing',
    'entry_open',
    'version_conflict',
  ],
})

export const voidClass = route({
  name: 'voidClass',
  method: 'POST',
  path: '/api/admin/competitions/:eventId/classes/:classKey/void',
  auth: 'admin',
  summary: 'Declare a class void: nothing of it counts, and its runs are kept',
  params: classParams,
  body: z.strictObject({ reason, version }),
  response: CompetitionClass,
  errors: [
    'event_not_found',
    'class_not_found',
    'no_rulebook',
    'class_state',
    'reason_needed',
    'version_conflict',
  ],
})

export const listSignedClasses = route({
  name: 'listSignedClasses',
  method: 'GET',
  path: '/api/competitions/signed',
  auth: { permission: 'competition_results.verify' },
  summary: 'The classes that are signed and wait to be verified, the longest first',
  query: z.strictObject(pageQuery(20)),
  response: Page(
    z.object({
      ...z.pick(CompetitionClass, {
        eventId: true,
        classKey: true,
        revision: true,
        signature: true,
        version: true,
      }).shape,
      eventTitle: z.string(),
      name: z.string(),
    }),
  ),
  errors: ['invalid_cursor'],
})
