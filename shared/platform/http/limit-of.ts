import type * as z from 'zod/mini'

const units: Record<string, string> = { string: ' characters', array: ' entries' }

/** The requirement of a field whose schema has no sentence of its own. */
export function limitOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_small':
      return `Must be at least ${issue.minimum}${units[issue.origin] ?? ''}`
    case 'too_big':
      return `Must be at most ${issue.maximum}${units[issue.origin] ?? ''}`
    case 'invalid_type':
      return `Must be of type ${issue.expected}`
    case 'invalid_value':
      return `Must be one of ${issue.values.join(', ')}`
    default:
      return 'Invalid value'
  }
}
