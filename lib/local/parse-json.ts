/** The JSON value of a text, or undefined if it is none, which no schema takes. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
