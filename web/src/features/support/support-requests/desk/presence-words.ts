import type { Present } from '#shared/support/support-requests/agent-shapes.ts'

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** Who else is at a request: `Alex is writing here`, `Alex and Kim are looking at this`. */
export function presenceWords(others: Present['others']): string {
  const writing = others.filter(({ isWriting }) => isWriting)
  const shown = writing.length > 0 ? writing : others
  if (shown.length === 0) return ''
  const verb = shown.length === 1 ? 'is' : 'are'
  return `${listed.format(shown.map(({ name }) => name))} ${verb} ${
    writing.length > 0 ? 'writing here' : 'looking at this'
  }`
}
