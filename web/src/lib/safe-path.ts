const plain = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u

/** A path of this site as it was given, or the fallback: nothing else may decide where a person is sent. */
export function safePath(candidate: string | null | undefined, fallback = '/'): string {
  if (!candidate || candidate.length > 2000 || !plain.test(candidate)) return fallback
  // The browser’s own reading decides: `/./` and `/..` in front may uncover a second slash.
  const base = 'https://site.invalid'
  const url = new URL(candidate, base)
  const path = `${url.pathname}${url.search}${url.hash}`
  return url.origin === base && plain.test(path) ? path : fallback
}
