import { useSyncExternalStore } from 'react'
import { ownDay } from '#shared/platform/time/own-day.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'

const never = () => () => {}
const now = () => new Date().toISOString()

/** Today where the reader is. The server does not know that: its pages begin with the day of the site. */
export const useOwnDay = (): string =>
  useSyncExternalStore(
    never,
    () => ownDay(now()),
    () => siteDay(now()),
  )
