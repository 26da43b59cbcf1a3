import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { classPath, commandReason, knownVersion } from './class-command.ts'
import { classParams } from './class-params.ts'
import { CompetitionClass } from './competition-class.ts'

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
  body: z.strictObject({ revision: z.int().check(z.gte(1)), version: knownVersion }),
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
    'Publish another revision of a verified class from its runs and sheets as they are now; it counts at once',
  body: z.strictObject({ reason: commandReason, version: knownVersion }),
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
  summary: 'Declare a class void: none of it counts, and its runs are kept',
  params: classParams,
  body: z.strictObject({ reason: commandReason, version: knownVersion }),
  response: CompetitionClass,
  errors: [
    'event_not_found',
    'class_not_found',
    'no_rulebook',
    'class_state',
    'own_class',
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
