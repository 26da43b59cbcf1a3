import { fold, foldings } from '#shared/platform/words/fold.ts'

type Searchable = { title: string; description: string }

/** Exact title 100, title starting so 50, title containing it 25, and 10 more when the description has it. */
export function relevance({ title, description }: Searchable, query: string): number {
  const wanted = fold(query)
  if (wanted === '') return 1
  const inTitle = foldings(title).map((name) =>
    name === wanted ? 100 : name.startsWith(wanted) ? 50 : name.includes(wanted) ? 25 : 0,
  )
  const described = foldings(description).some((words) => words.includes(wanted))
  return Math.max(...inTitle) + (described ? 10 : 0)
}
