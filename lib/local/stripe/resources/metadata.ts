/** Keys are merged, an empty value removes its key, and an empty whole removes all. */
export function setMetadata(
  object: { metadata: object | null },
  given: Record<string, string> | null | undefined,
): void {
  if (given === undefined) return
  const merged = Object.entries({ ...(given === null ? {} : object.metadata), ...given })
  object.metadata = Object.fromEntries(merged.filter(([, value]) => value !== ''))
}
