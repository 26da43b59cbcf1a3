import type { Write } from '#core/platform/db/write.ts'
import { limitTarget } from '#core/platform/http/limit-target.ts'

const mostRequests = { name: 'support-request', max: 10, seconds: 3600 }

/** Counts the new requests of an account or of an address. */
export const limitRequests = (from: string, now: string): Write => limitTarget(mostRequests, from, now)
