import type * as z from 'zod/mini'
import { atLeast, atMost } from '#shared/limit-words.ts'

const units: Record<string, string> = { string: 'characters', array: 'entries' }

/** The requirement of a field whose schema has no sentence of its own. */
export function limitOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_small':
      return atLeast(issue.minimum, units[issue.origin])
    case 'too_big':
      return atMost(issue.maximum, units[issue.origin])
    case 'invalid_type':
      return `Must be of type ${issue.expected}`
    case 'invalid_value':
      return `Must be one of ${issue.values.join(', ')}`
    default:
      return 'Invalid value'
  }
}
