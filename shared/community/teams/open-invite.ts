import { addTime } from '#shared/platform/time/add-time.ts'
import type { TeamInvite } from './team.ts'

const daysOpen = 14

/** Returns the time until which an invitation or a request made now counts. */
export const inviteEnds = (now: string): string => addTime(now, { days: daysOpen })

/** True if an invitation or a request still counts, whether or not the table has dropped it yet. */
export const isOpenInvite = ({ expiresAt }: Pick<TeamInvite, 'expiresAt'>, now: string): boolean =>
  now < expiresAt
