/**
 * Returns the query string with another project and everything else unchanged, or undefined if it names that
 * project already.
 */
export function searchWithProject(search: string, id: string | undefined): URLSearchParams | undefined {
  const next = new URLSearchParams(search)
  if (next.get('project') === (id ?? null)) return undefined
  if (id === undefined) next.delete('project')
  else next.set('project', id)
  return next
}
