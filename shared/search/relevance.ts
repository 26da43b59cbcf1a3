type Searchable = { title: string; description: string }

/** Exact title 100, title starting so 50, title containing it 25, and 10 more when the description has it. */
export function relevance({ title, description }: Searchable, query: string): number {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return 1
  const name = title.toLowerCase()
  const inTitle = name === wanted ? 100 : name.startsWith(wanted) ? 50 : name.includes(wanted) ? 25 : 0
  return inTitle + (description.toLowerCase().includes(wanted) ? 10 : 0)
}
