/** Finds the operation; a literal segment goes before a `:name`. */
export function createRouter<R extends { method: string; path: string }>(routes: R[]) {
  const compiled = routes.map((route) => ({ route, segments: route.path.split('/') }))
  return (method: string, path: string): { route: R; ids: string[] } | undefined => {
    const wanted = path.split('/')
    let best: { route: R; ids: string[] } | undefined
    for (const { route, segments } of compiled) {
      if (route.method !== method || segments.length !== wanted.length) continue
      const ids: string[] = []
      const fits = segments.every((segment, index) => {
        const given = wanted[index] ?? ''
        if (!segment.startsWith(':')) return segment === given
        ids.push(given)
        return given !== ''
      })
      if (fits && (!best || ids.length < best.ids.length)) best = { route, ids }
    }
    return best
  }
}
