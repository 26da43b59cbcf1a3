/** Elements whose words stand on lines of their own. */
const blocks = new Set(['div', 'tr', 'li', 'ul', 'ol', 'table', 'thead', 'tbody', 'pre'])

/** And those with a line of nothing around them. */
const paragraphs = new Set(['p', 'h2', 'h3', 'h4', 'blockquote'])

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/**
 * The words of HTML that was cleaned, in lines as it would show them. Quotes have a `>` before each line, as in mails of
 * plain text, so that one rule finds them in both.
 */
export function textOfHtml(cleaned: string): string {
  const lines: string[] = []
  let line = ''
  let quotes = 0
  let asTyped = 0
  const endLine = () => {
    if (line.trim() !== '') lines.push('> '.repeat(Math.min(quotes, mostQuotes)) + line.trim())
    line = ''
  }
  const leaveGap = () => {
    endLine()
    if (lines.length > 0 && lines.at(-1) !== '') lines.push('')
  }
  for (const [piece, closing, name = ''] of cleaned.matchAll(/<(\/?)([a-z\d]+)[^>]*>|[^<]+/g)) {
    if (name === '') {
      const words = wordsOf(piece)
      const [first = '', ...more] = asTyped > 0 ? words.split('\n') : [words.replace(/\s+/g, ' ')]
      line += first
      for (const next of more) {
        endLine()
        line = next
      }
      continue
    }
    if (name === 'br') {
      if (line.trim() === '') leaveGap()
      else endLine()
    } else if (paragraphs.has(name)) leaveGap()
    else if (name === 'hr') {
      leaveGap()
      lines.push('-----')
    } else if (blocks.has(name)) endLine()
    else if (closing && (name === 'td' || name === 'th')) line += ' '
    if (name === 'li' && !closing) line = '- '
    if (name === 'blockquote') quotes = Math.max(0, quotes + (closing ? -1 : 1))
    if (name === 'pre') asTyped += closing ? -1 : 1
  }
  endLine()
  return lines.join('\n').trim()
}

/** The cleaner writes all other characters as they are. */
const wordsOf = (escaped: string) =>
  escaped.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')

const mostQuotes = 20
