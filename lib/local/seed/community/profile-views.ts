import { profileViews } from '#core/community/profile-views/profile-views.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { demoUserId } from '../accounts/demo-accounts.ts'

/** The views of the demo businesses: more on weekends, and more by the week. */
const businesses = [
  { account: 'retailer', least: 9 },
  { account: 'manufacturer', least: 16 },
  { account: 'organizer', least: 12 },
] as const

export const seed = (now: string) =>
  businesses.flatMap(({ account, least }) =>
    Array.from({ length: 60 }, (_, daysAgo) => {
      const at = addTime(now, { days: -daysAgo })
      const isWeekend = [0, 6].includes(new Date(at).getUTCDay())
      const count = least + (isWeekend ? 7 : 0) + ((daysAgo * 7) % 5) - Math.floor(daysAgo / 12)
      const userId = demoUserId(`${account}@demo.test`)
      return profileViews.put({ userId, on: at.slice(0, 10), count, version: 1 }, { absent: true })
    }),
  )
