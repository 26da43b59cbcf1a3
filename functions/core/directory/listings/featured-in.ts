import { featuredList, filteredList, type ListingLine, listingLines } from './listing-lines.ts'

/** More are not featured at the same time in one list. */
const most = 300

/** The featured ones of a type and a state. Those whose time is over stay in the list, before all others. */
export async function featuredIn(
  { type, state }: Parameters<typeof filteredList>[1],
  now: string,
): Promise<ListingLine[]> {
  const { items } = await listingLines.list({
    ...filteredList(featuredList, { type, state }),
    after: now,
    limit: most,
  })
  return items
}
