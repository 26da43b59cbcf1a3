import type { DeskRequest } from '#shared/support/support-requests/shown-request.ts'

/**
 * The pages of a request after a write, which answers with its newest messages alone: new ones stand first, and those that
 * are there stay.
 */
export function withWritten(pages: readonly DeskRequest[], written: DeskRequest): DeskRequest[] {
  const [first, ...rest] = pages
  if (!first) return [written]
  const known = new Set(pages.flatMap(({ messages }) => messages.items.map(({ id }) => id)))
  const news = written.messages.items.filter(({ id }) => !known.has(id))
  const messages = { ...first.messages, items: [...news, ...first.messages.items] }
  return [{ ...written, messages }, ...rest]
}
