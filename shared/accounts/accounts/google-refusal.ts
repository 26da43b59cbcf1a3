import * as z from 'zod/mini'

/**
 * The reason a Google sign-in is refused: no one is registered with the address, one of the two sides has not
 * proven it, or it cannot be registered here.
 */
const Reason = z.enum(['google_blocked', 'google_unverified', 'google_account_unverified', 'google_address'])
type Reason = z.infer<typeof Reason>

/** `handle` names the proof of the person, for those who go on to register. */
export type GoogleRefusal = { reason: Reason; handle?: string | undefined }

/** The refusal in the only words that the user pool carries to the browser. */
export const writeRefusal = ({ reason, handle }: GoogleRefusal): string =>
  handle ? `${reason}:${handle}` : reason

const written = new RegExp(`\\b(${Reason.options.join('|')})(?::([\\w-]{43}))?(?![\\w:-])`)

export function readRefusal(description: string): GoogleRefusal | undefined {
  const [, reason, handle] = written.exec(description) ?? []
  const known = z.safeParse(Reason, reason)
  return known.success ? { reason: known.data, ...(handle && { handle }) } : undefined
}
