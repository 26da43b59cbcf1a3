/** The search of an address with another project and all else as it is; undefined where it names that already. */
export function searchWithProject(search: string, id: string | undefined): URLSearchParams | undefined {
  const next = new URLSearchParams(search)
  if (next.get('project') === (id ?? null)) return undefined
  if (id === undefined) next.delete('project')
  else next.set('project', id)
  return next
}
