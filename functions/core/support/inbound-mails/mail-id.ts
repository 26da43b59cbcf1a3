import { createHash } from 'node:crypto'

/** Longer ones come from no mail program (RFC 5322 limits a line to as many letters). */
const mostLetters = 998

/** The ids in a header, in their order: `In-Reply-To` and `References` hold several, and programs break them anywhere. */
export function mailIdsIn(header: string): string[] {
  const bracketed = [...header.matchAll(/<([^<>]{1,2000})>/g)].map(([, id = '']) => id)
  const found = header.includes('<') ? bracketed : header.split(/[\s,]+/).filter((word) => word.includes('@'))
  return found.map((id) => id.replace(/\s+/g, '')).filter((id) => id !== '' && id.length <= mostLetters)
}

/** Amazon SES puts ids of its own in place of ours, and tells only the part before the @ when it takes a mail. */
const ofSes = /^([^@]+)@(?:[a-z\d-]+\.)?(?:email\.)?amazonses\.com$/i

/** The key of a mail by its id. */
export function mailIdHash(id: string): string {
  const bare = id.trim().replace(/^<|>$/g, '')
  return createHash('sha256')
    .update(ofSes.exec(bare)?.[1] ?? bare)
    .digest('hex')
}
