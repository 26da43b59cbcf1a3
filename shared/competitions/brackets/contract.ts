import * as z from 'zod/mini'
import { classParams } from '#shared/competitions/competitions/class-params.ts'
import { EntryId } from '#shared/events/registrations/registration.ts'
import { route } from '#shared/platform/http/route.ts'
import { text } from '#shared/text.ts'
import { Bracket, MatchAt } from './bracket.ts'

const path = '/api/competitions/:eventId/classes/:classKey/bracket'
const errors = [
  'event_not_found',
  'class_not_found',
  'not_staff',
  'no_rulebook',
  'class_state',
  'version_conflict',
] as const

export const drawBracket = route({
  name: 'drawBracket',
  method: 'POST',
  path,
  auth: 'complete',
  whileImpersonating: 'refused',
  summary:
    'Draw the pairs of those who qualified. Once it has begun, only the head judge draws again, with a reason',
  params: classParams,
  body: z.strictObject({
    reason: z._default(text(500), ''),
    /** The version of the bracket that it replaces; 0 for the first. */
    version: z.int().check(z.gte(0)),
  }),
  response: Bracket,
  errors: [...errors, 'bracket_begun', 'too_few_qualified'],
})

export const recordMatch = route({
  name: 'recordMatch',
  method: 'PUT',
  path: `${path}/matches`,
  auth: 'complete',
  whileImpersonating: 'refused',
  summary:
    'Say who won a match; the winner goes on to the next round. Within a minute this is taken back, and later the head judge changes it, with a reason',
  params: classParams,
  body: z.strictObject({
    ...MatchAt.shape,
    /** Nothing takes back the winner that was recorded last. */
    winnerId: z.nullable(EntryId),
    /** Why the winner of a decided match is another. */
    reason: z._default(text(500), ''),
    version: z.int().check(z.gte(1)),
  }),
  response: Bracket,
  errors: [
    ...errors,
    'match_unknown',
    'match_decided',
    'reason_needed',
    'undo_over',
    'own_vehicle',
    'teammate',
    'declared_conflict',
  ],
})
