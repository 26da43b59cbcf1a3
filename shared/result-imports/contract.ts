import * as z from 'zod/mini'
import { EventId } from '#shared/events/event.ts'
import { eventParams } from '#shared/events/event-params.ts'
import { Page, pageQuery } from '#shared/http/page.ts'
import { route } from '#shared/http/route.ts'
import { line } from '#shared/text.ts'
import {
  ImportChoice,
  ImportColumns,
  ImportKind,
  ImportLine,
  ImportOutcome,
  mostImportBytes,
  ResultImport,
  ResultImportId,
} from './result-import.ts'

const params = z.strictObject({ eventId: EventId, importId: ResultImportId })
const errors = ['event_not_found', 'not_organizer', 'import_not_found'] as const
const change = { auth: 'complete', whileImpersonating: 'refused' } as const

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
  }),
  maxBodyBytes: 3 * 1024 * 1024,
  status: 201,
  response: ResultImport,
  errors: ['event_not_found', 'not_organizer', 'no_rulebook', 'file_refused'],
  rateLimit: { max: 30, seconds: 3600, per: 'user' },
})

export const getImportMapping = route({
  name: 'getImportMapping',
  method: 'POST',
  path: '/api/competitions/:eventId/imports/mapping',
  ...change,
  summary: 'How the caller read a file with these headers the last time, or what the headers suggest',
  params: eventParams,
  body: z.strictObject({ kind: ImportKind, headers: z.array(line(120)).check(z.maxLength(100)) }),
  response: z.object({ columns: ImportColumns, isKept: z.boolean() }),
  errors: ['event_not_found', 'not_organizer'],
})

export const listImports = route({
  name: 'listImports',
  method: 'GET',
  path: '/api/competitions/:eventId/imports',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The imports of an event, the newest first',
  params: eventParams,
  query: z.strictObject(pageQuery(20)),
  response: Page(ResultImport),
  errors: ['event_not_found', 'not_organizer', 'invalid_cursor'],
})

export const getImport = route({
  name: 'getImport',
  method: 'GET',
  path: '/api/competitions/:eventId/imports/:importId',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'An import with a page of its lines, all of them or those of one outcome',
  params,
  query: z.strictObject({ ...pageQuery(100), outcome: z.optional(ImportOutcome) }),
  response: z.object({ import: ResultImport, lines: Page(ImportLine) }),
  errors: [...errors, 'invalid_cursor'],
})

export const commitImport = route({
  name: 'commitImport',
  method: 'POST',
  path: '/api/competitions/:eventId/imports/:importId/commit',
  ...change,
  summary:
    'Do what was planned, some lines at a time: `committedLineNo` says how far, and a further call goes on',
  params,
  body: z.strictObject({ planHash: line(80, 1), goodLinesOnly: z._default(z.boolean(), false) }),
  response: ResultImport,
  errors: [...errors, 'plan_changed', 'import_errors', 'import_state', 'class_state'],
})

export const undoImport = route({
  name: 'undoImport',
  method: 'POST',
  path: '/api/competitions/:eventId/imports/:importId/undo',
  ...change,
  summary:
    'Take an import back within 72 hours, while no class of it is final; what someone touched since is left and listed',
  params,
  response: z.object({ import: ResultImport, left: z.array(ImportLine) }),
  errors: [...errors, 'import_state', 'undo_too_late', 'class_final'],
})
