import { isReserved, longestSlug } from './slug.ts'

/** An address that a title suggests: `Club rules, 2027` becomes `club-rules-2027`. */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '')
  if (plain === '') return 'untitled'
  return isReserved(plain) ? `about-${plain}` : plain
}
