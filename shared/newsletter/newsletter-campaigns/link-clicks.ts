import { addTime } from '#shared/platform/time/add-time.ts'
import { type Campaign, daysRecipientsKept } from './campaign.ts'

const minutesOfPrograms = 2
const daysByHour = 7

type Times = Pick<Campaign, 'status' | 'startedAt' | 'endedAt' | 'updatedAt'>

/** Programs of mail services open the links of a mail as it arrives: while a campaign goes out, and right afterwards. */
export function isProbablyAutomatic({ status, endedAt, updatedAt }: Times, now: string): boolean {
  if (status === 'preparing' || status === 'sending') return true
  return now < addTime(endedAt ?? updatedAt, { minutes: minutesOfPrograms })
}

/**
 * Under which time a click is counted: its hour in the first week, later its day. Undefined once the figures of a
 * campaign are final.
 */
export function countedUnder({ startedAt }: Times, now: string): string | undefined {
  if (!startedAt || now > addTime(startedAt, { days: daysRecipientsKept })) return undefined
  const isYoung = now <= addTime(startedAt, { days: daysByHour })
  return isYoung ? `${now.slice(0, 13)}:00:00.000Z` : `${now.slice(0, 10)}T00:00:00.000Z`
}
