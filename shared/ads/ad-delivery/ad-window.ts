import { addTime } from '#shared/platform/time/add-time.ts'

const windowSeconds = 600
/** A view counts for so long after its ad was served. */
export const viewSeconds = 600
/** By then no view of a window can come any more. */
const minutesToClose = 11

/** The window of ten minutes in which an ad is served, by its start in seconds since 1970. */
export const windowOf = (at: string): number =>
  Math.floor(Date.parse(at) / 1000 / windowSeconds) * windowSeconds

export const windowStart = (window: number): string => new Date(window * 1000).toISOString()

/** When a window is closed: what was not viewed in it goes back to its campaign. */
export const closesAt = (window: number): string =>
  addTime(windowStart(window + windowSeconds), { minutes: minutesToClose })

export const isClosable = (window: number, now: string): boolean => closesAt(window) <= now

/** True while a view of what was served then still counts. */
export const isViewable = (servedAt: string, now: string): boolean =>
  now <= addTime(servedAt, { seconds: viewSeconds })

/** True while a click on what was served then still counts. */
export const isClickable = (servedAt: string, now: string): boolean => now <= addTime(servedAt, { hours: 24 })

/** The count of what is open: by window, and by ad. */
export const openKey = (window: number, creativeId: string): string => `${window}#${creativeId}`

/** Open counts by window, and by ad in each. */
export function openWindows(open: Record<string, number>): Map<number, Map<string, number>> {
  const windows = new Map<number, Map<string, number>>()
  for (const [key, count] of Object.entries(open)) {
    const [window = '', creativeId = ''] = key.split('#')
    const ads = windows.get(Number(window)) ?? new Map<string, number>()
    windows.set(Number(window), ads.set(creativeId, count))
  }
  return windows
}
