type Searchable = { title: string; description: string }

/** Without accents, as the names are found that it weighs. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Exact title 100, title starting so 50, title containing it 25, and 10 more when the description has it. */
export function relevance({ title, description }: Searchable, query: string): number {
  const wanted = plain(query.trim())
  if (wanted === '') return 1
  const name = plain(title)
  const inTitle = name === wanted ? 100 : name.startsWith(wanted) ? 50 : name.includes(wanted) ? 25 : 0
  return inTitle + (plain(description).includes(wanted) ? 10 : 0)
}
