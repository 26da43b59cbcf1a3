/** A piece of clean HTML: a tag with its attributes, or the words between two. */
type Piece = { name: string; isEnd: boolean; attributes: Record<string, string> } | { words: string }

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

/** Text as a reader sees it. */
export const decoded = (html: string): string =>
  html.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|nbsp));/gi, (whole, ten, sixteen, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole
    const code = ten ? Number.parseInt(ten, 10) : Number.parseInt(sixteen, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

/** The pieces of HTML that `cleanHtml` has written: no comments, each value of an attribute in double quotes. */
export const piecesOf = (html: string): Piece[] =>
  html
    .split(/(<[^>]*>)/)
    .filter(Boolean)
    .map((part) => {
      const [, slash, name, rest = ''] = /^<(\/?)([a-z0-9]+)([^>]*)>$/.exec(part) ?? []
      if (name === undefined) return { words: part }
      const attributes = Object.fromEntries(
        [...rest.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, decoded(value)]),
      )
      return { name, isEnd: slash === '/', attributes }
    })
