import type { MenuChanges } from './menu-changes.ts'

const mostNamed = 2

/** Describes the changes to a menu in one line: “Added Tools; moved FAQ, Resources and 3 more”. */
export function wordsOfChanges({ added, deleted, moved, changed }: MenuChanges): string {
  const parts = [
    said('added', added),
    said('deleted', deleted),
    said('moved', moved),
    said(
      'changed',
      changed.map(({ item }) => item),
    ),
  ].filter(Boolean)
  const line = parts.join('; ') || 'saved the menu as it was'
  return line[0]?.toUpperCase() + line.slice(1)
}

function said(verb: string, items: readonly { title: string }[]): string {
  if (items.length === 0) return ''
  const names = items.slice(0, mostNamed).map(({ title }) => title || 'an entry without a title')
  const others = items.length - names.length
  return `${verb} ${others > 0 ? `${names.join(', ')} and ${others} more` : names.join(' and ')}`
}
