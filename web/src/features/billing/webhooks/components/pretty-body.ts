/** A body in its most readable form: indented JSON, below the status if an answer begins with one. */
export function prettyBody(body: string): string {
  const [, status, rest] = /^(\d{3}) ([\s\S]*)$/.exec(body) ?? []
  const json = formatted(rest ?? body)
  if (json === undefined) return body
  return status ? `${status}\n${json}` : json
}

function formatted(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return undefined
  }
}
