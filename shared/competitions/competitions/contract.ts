import * as z from 'zod/mini'
import { EventId } from '#shared/events/events/event.ts'
import { eventParams } from '#shared/events/events/event-params.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { FormatKind } from '#shared/rules/rulebooks/format-kind.ts'
import { Board } from './board.ts'
import { classPath } from './class-command.ts'
import { classParams } from './class-params.ts'
import { ClassRole, ClassWork } from './class-work.ts'
import { ClassState } from './competition-class.ts'
import { ShownPlace } from './podium.ts'

/** A class among those of its event. */
export const ClassCard = z.object({
  classKey: ClassKey,
  name: z.string(),
  division: z.string(),
  formatName: z.optional(z.string()),
  kind: z.optional(FormatKind),
  state: ClassState,
  revision: z.int(),
  entries: z.int(),
  protestEndsAt: z.optional(z.iso.datetime()),
  /** The version of its board, so that viewers know what to read again. */
  boardVersion: z.int(),
  /** Its first three, as far as the organizer shows them: by the scores so far, until places are out. */
  top: z.array(ShownPlace),
})
export type ClassCard = z.infer<typeof ClassCard>

export const listClasses = route({
  name: 'listClasses',
  method: 'GET',
  path: '/api/competitions/:eventId/classes',
  auth: 'public',
  caching: 'moment',
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
  caching: 'moment',
  summary: 'A class as it stands: places, scores and runs, as far as the organizer shows them',
  params: classParams,
  /** The version that its card names, so that the edge does not answer with the one before. */
  query: z.strictObject({ v: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) }),
  response: Board,
  errors: ['event_not_found', 'class_not_found'],
  rateLimit: { max: 60, seconds: 60, per: 'ip' },
})

export const downloadResultSheet = route({
  name: 'downloadResultSheet',
  method: 'POST',
  path: `${classPath}/result-sheet`,
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'A link to download the published places of a class as PDF, as far as the organizer shows them',
  params: classParams,
  response: z.object({ pdfUrl: z.url() }),
  errors: ['event_not_found', 'class_not_found', 'no_places'],
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
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
