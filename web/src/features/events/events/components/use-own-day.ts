import { useSyncExternalStore } from 'react'
import { ownDay } from '#shared/platform/time/own-day.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { serverTime } from '#web/lib/server-clock.ts'

const never = () => () => {}
/** Today where the reader is. The server does not know that: its pages begin with the day of the site. */
export const useOwnDay = (): string =>
  useSyncExternalStore(
    never,
    () => ownDay(serverTime()),
    () => siteDay(serverTime()),
  )
