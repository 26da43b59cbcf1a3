import { fold } from '#shared/platform/words/fold.ts'
import { beginsIn, joined } from './words.ts'

type Searchable = {
  title: string
  description: string
  /** Where it is, in every word by which a place is looked for. */
  place?: string | undefined
}

/**
 * Exact title 100, title starting so 50, title containing it 25, and 10 more when the description has it or it is
 * there. Hyphens and gaps make no difference.
 */
export function relevance({ title, description, place = '' }: Searchable, query: string): number {
  const wanted = joined(query)
  if (wanted === '') return 1
  const name = joined(title)
  const inTitle = name === wanted ? 100 : name.startsWith(wanted) ? 50 : name.includes(wanted) ? 25 : 0
  const isThere = beginsIn(fold(place))(wanted)
  return inTitle + (isThere || joined(description).includes(wanted) ? 10 : 0)
}
