import { createHash } from 'node:crypto'

/** The folded address takes the place of a member’s id in what is addressed to someone who may have no account. */
export function addressId(scope: string, email: string): string {
  const digest = createHash('sha256').update(`${scope}#${email}`).digest('hex')
  // A UUID of version 8, whose form says that its content is our own (RFC 9562).
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-')
}
