const longest = 60

/** The API path for the order of all questions uses this word. */
const reserved = 'order'

/** An anchor that a question suggests and that no other question has. */
export function freeAnchor(question: string, taken: ReadonlySet<string>): string {
  const plain = question
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
  const anchor = plain || 'question'
  const isFree = (one: string) => one !== reserved && !taken.has(one)
  if (isFree(anchor)) return anchor
  let count = 2
  while (!isFree(`${anchor}-${count}`)) count += 1
  return `${anchor}-${count}`
}
