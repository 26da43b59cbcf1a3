import type { Write } from '#core/platform/db/write.ts'
import { limitTarget } from '#core/platform/http/limit-target.ts'

const seconds = 86_400
const fromAll = { name: 'invitations-to', max: 20, seconds }
/** So that no account uses up an address alone. */
const fromOne = { name: 'invitations-from-one-to', max: 3, seconds }

/** Counts the invitations to an address: from everyone together, and from each member. */
export const limitInvitations = ({ from, to }: { from: string; to: string }, now: string): Write[] => [
  limitTarget(fromOne, `${from}#${to}`, now),
  limitTarget(fromAll, to, now),
]
