/** Where an address is on a map of another site; its first line is a name that no map knows. */
export function mapLink(address: readonly string[]): string | undefined {
  const place = address.length > 1 ? address.slice(1) : address
  if (place.length === 0) return undefined
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place.join(', ') })}`
}
