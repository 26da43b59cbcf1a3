const longestSnippet = 200

/** The beginning of a text, at most 200 characters long; a longer text ends with the last whole word that fits. */
export function snippet(text: string): string {
  if (text.length <= longestSnippet) return text
  const start = text.slice(0, longestSnippet - 1)
  const end = start.search(/\s\S*$/)
  const whole = end > longestSnippet / 2 ? start.slice(0, end) : start
  return `${whole.toWellFormed().replace(/[\s\uFFFD]+$/, '')}…`
}
