const sameForMs = 3000

/** A camera sees one code many times: within three seconds the same one is one scan. Another is never held up by it. */
export function sameScan(): (text: string, now: number) => boolean {
  let last: { text: string; at: number } | undefined
  return (text, now) => {
    const isSame = last?.text === text && now - last.at < sameForMs
    last = { text, at: now }
    return isSame
  }
}
