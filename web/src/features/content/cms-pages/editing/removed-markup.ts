/** The tags that a cleaner writes in place of other names for the same thing. */
const otherNames: Record<string, string> = { b: 'strong', i: 'em' }

function countsOf(html: string): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)
  for (const [, name = '', rest = ''] of html.matchAll(/<([a-z][a-z\d-]*)((?:\s[^<>]*)?)>/gi)) {
    const tag = name.toLowerCase()
    count(`<${otherNames[tag] ?? tag}>`)
    for (const [, attribute = ''] of rest.matchAll(/([^\s"'=/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']+))?/g))
      count(attribute.toLowerCase())
  }
  for (const _ of html.matchAll(/<!--/g)) count('comments')
  return counts
}

/** Lists the tags and attributes that were sent but not kept, each once. */
export function removedMarkup(sent: string, kept: string): string[] {
  const left = countsOf(kept)
  return [...countsOf(sent)].filter(([what, count]) => (left.get(what) ?? 0) < count).map(([what]) => what)
}
