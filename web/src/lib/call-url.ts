type Values = Record<string, unknown>

/** The address of a call: `:name` parts filled in and encoded, the query string without undefined values. */
export function callUrl(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.append(name, String(value))
  }
  // A plus means a space only in forms, and not to everyone on the way.
  return search.size > 0 ? `${filled}?${search.toString().replaceAll('+', '%20')}` : filled
}
