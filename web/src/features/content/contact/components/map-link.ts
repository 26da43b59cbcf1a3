/** Links an address to a map on another site. The first line is a name that no map knows. */
export function mapLink(address: readonly string[]): string | undefined {
  const place = address.length > 1 ? address.slice(1) : address
  if (place.length === 0) return undefined
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place.join(', ') })}`
}
