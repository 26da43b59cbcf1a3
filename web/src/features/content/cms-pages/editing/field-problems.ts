import * as z from 'zod/mini'
import { PageFields } from '#shared/content/cms-pages/page.ts'

export type FieldProblems = Partial<Record<keyof PageFields, string>>

/** The problems that keep the fields of a page from being stored, field by field. */
export function fieldProblems(fields: PageFields): FieldProblems {
  const parsed = z.safeParse(PageFields, fields)
  if (parsed.success) return {}
  const { fieldErrors } = z.flattenError(parsed.error)
  return Object.fromEntries(Object.entries(fieldErrors).map(([name, messages]) => [name, messages?.[0]]))
}
