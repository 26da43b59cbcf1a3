import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { MemberNoteId, NoteText } from './member-note.ts'
import { TimeLineEntry, TimeLineKind } from './time-line-entry.ts'

const member = { memberId: UserId }

export const getMemberTimeLine = route({
  name: 'getMemberTimeLine',
  method: 'GET',
  path: '/api/admin/time-lines/:memberId',
  auth: { permission: 'users.read' },
  summary:
    'What happened to one member, newest first: account, payments, emails, webhooks, requests, and notes of the team, as far as the caller may see each. A page may be short even if there is a next page',
  params: z.strictObject(member),
  query: z.strictObject({ ...pageQuery(30), kind: z.optional(TimeLineKind) }),
  response: z.extend(Page(TimeLineEntry), {
    /** The kinds that the caller may see, and those that are left out because they may not. */
    shown: z.array(TimeLineKind),
    hidden: z.array(TimeLineKind),
  }),
  errors: ['user_not_found', 'kind_hidden', 'invalid_cursor'],
})

export const addMemberNote = route({
  name: 'addMemberNote',
  method: 'POST',
  path: '/api/admin/time-lines/:memberId/notes',
  auth: 'admin',
  whileImpersonating: 'refused',
  summary: 'Write a note about a member, which only administrators read',
  params: z.strictObject(member),
  body: z.strictObject({ text: NoteText }),
  status: 201,
  response: TimeLineEntry,
  errors: ['user_not_found'],
  rateLimit: { max: 120, seconds: 3600, per: 'user' },
})

export const deleteMemberNote = route({
  name: 'deleteMemberNote',
  method: 'DELETE',
  path: '/api/admin/time-lines/:memberId/notes/:noteId',
  auth: 'admin',
  whileImpersonating: 'refused',
  summary: 'Delete a note of one’s own about a member; a second call changes nothing',
  params: z.strictObject({ ...member, noteId: MemberNoteId }),
  errors: ['note_of_someone_else'],
})
