/** The exact text of a field in a JSON object, or undefined when it is missing. */
export function rawField(json: string, field: string): string | undefined {
  let at = json.indexOf('{') + 1
  while (at > 0 && at < json.length) {
    at = skipSpace(json, at)
    if (json[at] !== '"') return undefined
    const nameEnd = endOfValue(json, at)
    const name: unknown = JSON.parse(json.slice(at, nameEnd))
    at = skipSpace(json, skipSpace(json, nameEnd) + 1)
    const end = endOfValue(json, at)
    if (name === field) return json.slice(at, end)
    at = skipSpace(json, end) + 1
  }
  return undefined
}

function skipSpace(json: string, from: number): number {
  let at = from
  while (/\s/.test(json[at] ?? '')) at += 1
  return at
}

/**
 * Finds the end of a value: after its quote or its bracket, or before the character that follows a number or
 * a word.
 */
function endOfValue(json: string, from: number): number {
  let depth = 0
  let quoted = false
  for (let at = from; at < json.length; at += 1) {
    const sign = json[at] ?? ''
    if (quoted && sign === '\\') at += 1
    else if (sign === '"') {
      quoted = !quoted
      if (!quoted && depth === 0) return at + 1
    } else if (!quoted && '{['.includes(sign)) depth += 1
    else if (!quoted && '}]'.includes(sign)) {
      if (depth === 0) return at
      depth -= 1
      if (depth === 0) return at + 1
    } else if (!quoted && depth === 0 && /[,\s]/.test(sign)) return at
  }
  return json.length
}
