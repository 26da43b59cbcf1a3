import * as z from 'zod/mini'
import { classParams } from '#shared/competitions/competitions/class-params.ts'
import { EntryId } from '#shared/events/registrations/registration.ts'
import { route } from '#shared/platform/http/route.ts'
import { text } from '#shared/text.ts'
import { Bracket, MatchAt, MatchMeasured } from './bracket.ts'

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
    'Draw the pairs of those who qualified. Drawing again takes a reason, keeps the seed and the matches that ran, and is up to the head judge once the bracket has begun',
  params: classParams,
  body: z.strictObject({
    reason: z._default(text(500), ''),
    /** The version of the bracket that it replaces; 0 for the first. */
    version: z.int().check(z.gte(0)),
  }),
  response: Bracket,
  errors: [...errors, 'bracket_begun', 'bracket_unchanged', 'reason_needed', 'too_few_qualified', 'tie_open'],
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
    /** What the meter read for each side that ran. The winner has the better one. */
    measured: z.optional(z.strictObject(MatchMeasured.shape)),
    /** Why the winner of a decided match is another. */
    reason: z._default(text(500), ''),
    /**
     * The sides that the device saw in this match. A lane without a network records one match after the other, so that
     * they stand for the version: a match with other sides by now is refused.
     */
    sides: z.optional(z.array(EntryId).check(z.minLength(2), z.maxLength(2))),
    /** The version of the bracket that the caller saw; without `sides` it is needed. */
    version: z.optional(z.int().check(z.gte(1))),
  }),
  response: Bracket,
  errors: [
    ...errors,
    'match_unknown',
    'match_changed',
    'match_decided',
    'match_tied',
    'winner_measured_less',
    'side_out',
    'reason_needed',
    'undo_over',
    'own_vehicle',
    'teammate',
    'declared_conflict',
  ],
})
