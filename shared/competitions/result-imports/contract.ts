import * as z from 'zod/mini'
import { EventId } from '#shared/events/events/event.ts'
import { eventParams } from '#shared/events/events/event-params.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { line, text } from '#shared/text.ts'
import { ImportAnswer, ImportDoubt } from './import-question.ts'
import { mostColumns } from './mapped-cells.ts'
import {
  headerLines,
  ImportChoice,
  ImportColumns,
  ImportKind,
  ImportLine,
  ImportOutcome,
  mostImportBytes,
  mostImportRows,
  ResultImport,
  ResultImportId,
} from './result-import.ts'

const params = z.strictObject({ eventId: EventId, importId: ResultImportId })
const ofEvent = ['event_not_found', 'not_desk', 'not_organizer'] as const
const errors = [...ofEvent, 'import_not_found'] as const
const change = { auth: 'complete', whileImpersonating: 'refused' } as const
const read = { auth: 'complete', whileImpersonating: 'allowed' } as const

/**
 * Selects the lines of an import to show: those with an open question, with a warning, or `left`, which stayed when it
 * was undone.
 */
export const ImportLineFilter = z.enum([...ImportOutcome.options, 'question', 'warning', 'left'])
export type ImportLineFilter = z.infer<typeof ImportLineFilter>

export const planImport = route({
  name: 'planImport',
  method: 'POST',
  path: '/api/competitions/:eventId/imports',
  ...change,
  summary: 'What a file of runs or results would do, line by line; the same plan is committed later',
  params: eventParams,
  body: z.strictObject({
    kind: ImportKind,
    fileName: line(200, 1),
    /** The text of the file; the browser makes it of a spreadsheet. */
    csv: z.string().check(z.maxLength(mostImportBytes, 'A file may have at most 2 MB.')),
    columns: ImportColumns,
    choice: ImportChoice,
    /** The line of the file that holds the headers; the first that is not empty, if it is missing. */
    headerLineNo: z.optional(z.int().check(z.gte(1), z.lte(headerLines))),
  }),
  // Each line break and quotation mark is two signs in JSON.
  maxBodyBytes: 4 * 1024 * 1024,
  status: 201,
  response: ResultImport,
  errors: [...ofEvent, 'no_rulebook', 'event_not_over', 'columns_needed', 'file_refused'],
  rateLimit: { max: 30, seconds: 3600, per: 'user' },
})

export const getImportMapping = route({
  name: 'getImportMapping',
  method: 'POST',
  path: '/api/competitions/:eventId/imports/mapping',
  ...read,
  summary: 'How the caller read a file with these headers the last time, or what the headers suggest',
  params: eventParams,
  body: z.strictObject({ kind: ImportKind, headers: z.array(text(200)).check(z.maxLength(mostColumns)) }),
  response: z.object({ columns: ImportColumns, isKept: z.boolean() }),
  errors: ofEvent,
})

export const listImports = route({
  name: 'listImports',
  method: 'GET',
  path: '/api/competitions/:eventId/imports',
  ...read,
  summary: 'The imports of an event, the newest first',
  params: eventParams,
  query: z.strictObject(pageQuery(20)),
  response: Page(ResultImport),
  errors: [...ofEvent, 'invalid_cursor'],
})

export const getImport = route({
  name: 'getImport',
  method: 'GET',
  path: '/api/competitions/:eventId/imports/:importId',
  ...read,
  summary:
    'An import with a page of its lines, all of them or those of one outcome. Lines are kept for 30 days',
  params,
  query: z.strictObject({ ...pageQuery(100), outcome: z.optional(ImportLineFilter) }),
  response: z.object({
    import: ResultImport,
    ...Page(ImportLine).shape,
    /** Everyone whom a line can mean, beside the lines with questions. */
    entrants: z.optional(z.array(z.object({ registrationId: z.string(), label: z.string() }))),
  }),
  errors: [...errors, 'invalid_cursor'],
})

export const answerImport = route({
  name: 'answerImport',
  method: 'POST',
  path: '/api/competitions/:eventId/imports/:importId/answers',
  ...change,
  summary:
    'Answer questions of a plan, for one line or for all that offer the answer; the file is planned again with them',
  params,
  body: z.strictObject({
    answers: z
      .array(
        z.strictObject({
          lineNo: z.optional(z.int().check(z.gte(2))),
          about: ImportDoubt,
          value: ImportAnswer,
        }),
      )
      .check(z.minLength(1, 'Answer a question.'), z.maxLength(mostImportRows)),
  }),
  response: ResultImport,
  errors: [...errors, 'no_rulebook', 'event_not_over', 'import_state', 'plan_changed'],
  rateLimit: { max: 300, seconds: 3600, per: 'user' },
})

export const commitImport = route({
  name: 'commitImport',
  method: 'POST',
  path: '/api/competitions/:eventId/imports/:importId/commit',
  ...change,
  summary:
    'Do what was planned, some lines at a time: `committedLineNo` says how far, and another call continues',
  params,
  body: z.strictObject({ planHash: line(80, 1), goodLinesOnly: z._default(z.boolean(), false) }),
  response: ResultImport,
  errors: [
    ...errors,
    'no_rulebook',
    'event_not_over',
    'plan_changed',
    'import_errors',
    'import_questions',
    'import_state',
    'class_state',
  ],
})

export const undoImport = route({
  name: 'undoImport',
  method: 'POST',
  path: '/api/competitions/:eventId/imports/:importId/undo',
  ...change,
  summary:
    'Undo an import within 72 hours, while no class of it is final, some lines at a time: `undoneLineNo` says how far, and another call continues; what someone touched since is left and listed',
  params,
  response: ResultImport,
  errors: [...errors, 'no_rulebook', 'import_state', 'undo_too_late', 'class_final', 'class_state'],
})
