import { createHash } from 'node:crypto'
import type { Caching } from '#shared/platform/http/route.ts'

/** Browsers ask each time whether what they have still holds; CloudFront asks too, or answers for a while by itself. */
export const cacheControl: Record<Caching, string> = {
  revalidate: 'public, max-age=0, must-revalidate',
  minute: 'public, max-age=0, s-maxage=60',
  moment: 'public, max-age=0, s-maxage=3',
}

/** A weak tag, because the answer may be compressed on its way. */
export const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

/** Tells whether the caller’s `If-None-Match` says that it already has this. */
export const isHeld = (asked: string | undefined, etag: string): boolean =>
  asked?.split(',').some((held) => held.trim().replace(/^W\//, '') === etag.slice(2)) ?? false
