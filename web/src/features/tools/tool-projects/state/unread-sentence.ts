import type * as z from 'zod/mini'
import { issueSentence } from '#shared/tools/tool-projects/issue-sentence.ts'

/** Says why a tool cannot open a project: a newer version saved it, or something in it is not as it should be. */
export function unreadSentence(name: string, { issues: [issue] }: z.core.$ZodError, data: unknown): string {
  const isNewer = issue?.path.length === 1 && issue.path[0] === 'schema'
  if (isNewer) return `${name} was saved by a newer version. Reload the page and try again.`
  return `${name} cannot be opened. ${issue ? issueSentence(issue, data) : ''}`.trim()
}
