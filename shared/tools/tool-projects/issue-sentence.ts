import type * as z from 'zod/mini'
import { limitOf } from '#shared/platform/http/limit-of.ts'

/** Says where a problem of a tool’s data is, what is there, and what would be right. */
export function issueSentence(issue: z.core.$ZodIssue, data: unknown): string {
  const { path, message } = issue
  if (issue.code === 'unrecognized_keys')
    return `${[...path, issue.keys[0]].join('.')} is not known here: remove it.`
  const place = path.length > 0 ? path.join('.') : 'data'
  const found = path.reduce<unknown>(
    (inside, key) => (inside as Record<PropertyKey, unknown> | undefined | null)?.[key],
    data,
  )
  if (found === undefined) return `${place} is missing.`
  const said = JSON.stringify(found)
  return `${place}${said.length <= 40 ? ` is ${said}` : ''}: ${rightOf(issue, message).replace(/\.?$/, '.')}`
}

function rightOf(issue: z.core.$ZodIssue, message: string): string {
  if (issue.code === 'invalid_value') return `Must be ${issue.values.join(' or ')}`
  return message === 'Invalid input' ? limitOf(issue) : message
}
