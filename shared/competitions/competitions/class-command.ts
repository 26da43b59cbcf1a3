import * as z from 'zod/mini'
import { text } from '#shared/text.ts'
import { classParams } from './class-params.ts'
import { CompetitionClass } from './competition-class.ts'

export const classPath = '/api/competitions/:eventId/classes/:classKey'

/** The version that the caller saw. */
export const knownVersion = z.int().check(z.gte(1))
export const commandReason = text(500).check(z.minLength(10, 'Give a reason of at least 10 characters.'))

/** The settings shared by all commands of a class’s staff. */
export const classChange = {
  auth: 'complete',
  whileImpersonating: 'refused',
  params: classParams,
  response: CompetitionClass,
} as const
export const changeErrors = [
  'event_not_found',
  'class_not_found',
  'not_staff',
  'no_rulebook',
  'version_conflict',
] as const
