const longest = 40

/** Returns the menu’s title for a page: as much of it as an entry can hold. */
export function pageEntryTitle({
  navTitle,
  title,
}: {
  navTitle?: string | undefined
  title: string
}): string {
  const name = navTitle || title
  return name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name
}
