/** Programs mark text whose lines they broke for the way only (RFC 3676). */
const mark = /;\s{0,99}format\s?=\s?"?flowed/i

/** The same mail with its lines left as they came: the reader joins those of quotes with their signs in between. */
export function asBroken(raw: Buffer): { raw: Buffer; isFlowed: boolean; dropsSpaces: boolean } {
  const text = raw.toString('latin1')
  if (!mark.test(text)) return { raw, isFlowed: false, dropsSpaces: false }
  const broken = text.replace(new RegExp(mark, 'gi'), (found) => found.replace(/flowed$/i, 'broken'))
  return {
    raw: Buffer.from(broken, 'latin1'),
    isFlowed: true,
    dropsSpaces: /;\s{0,99}delsp\s?=\s?"?yes/i.test(text),
  }
}

/** Joins the lines that a program broke: those that end in a space, with the next of the same depth of quotes. */
export function unflowed(text: string, dropsSpaces: boolean): string {
  const lines: string[] = []
  let depthBefore = 0
  let goesOn = false
  for (const line of text.split(/\r?\n/)) {
    const depth = /^>*/.exec(line)?.[0].length ?? 0
    const words = line.slice(depth).replace(/^ /, '')
    const isSignature = words === '-- '
    if (goesOn && depth === depthBefore && !isSignature) lines[lines.length - 1] += words
    else lines.push((depth > 0 ? `${'>'.repeat(depth)} ` : '') + words)
    goesOn = words.endsWith(' ') && !isSignature
    if (goesOn && dropsSpaces) lines[lines.length - 1] = lines.at(-1)?.slice(0, -1) ?? ''
    depthBefore = depth
  }
  return lines.join('\n')
}
