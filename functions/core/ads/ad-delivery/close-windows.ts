import * as z from 'zod/mini'
import { campaigns } from '#core/ads/ad-campaigns/campaigns.ts'
import { env } from '#core/env.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { log } from '#core/platform/log/log.ts'
import { isClosable, openKey, openWindows, windowStart } from '#shared/ads/ad-delivery/ad-window.ts'
import { closedWindow } from '#shared/ads/ad-delivery/closed-window.ts'
import { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { type Delivery, deliveries, liveDeliveriesPartition } from './deliveries.ts'
import { addFigures } from './figures.ts'
import { closeViews } from './window-views.ts'

const job = 'close_ad_windows'

/** Closes what is due of every campaign. Safe to repeat at any point: a window that was closed is no longer open. */
export async function closeAdWindows(now: string): Promise<{ closed: number }> {
  const closed: number[] = []
  const { failed } = await eachRow(
    job,
    async (cursor) => {
      const page = await deliveries.list({ index: 'gsi1', pk: liveDeliveriesPartition, limit: 100, cursor })
      return { ...page, items: page.items.map(({ campaignId: id }) => ({ id })) }
    },
    async ({ id }) => {
      const count = await closeWindows(id, now)
      closed.push(count)
      return count > 0
    },
  )
  if (failed > 0)
    throw new Error(`The windows of ${failed} campaigns could not be closed; they will be retried.`)
  const sum = closed.reduce((all, one) => all + one, 0)
  log.info('ad_windows.closed', { closed: sum })
  return { closed: sum }
}

/**
 * Closes the windows of a campaign that are over, and tells how many: what was not viewed in them may be served again.
 * `atOnce`: also those in which views could still come, which then do not count.
 */
export async function closeWindows(
  campaignId: string,
  now: string,
  { atOnce = false }: { atOnce?: boolean } = {},
): Promise<number> {
  const delivery = await deliveries.get({ campaignId }, { consistent: true })
  const due = [...openWindows(delivery?.open ?? {}).keys()].filter(
    (window) => atOnce || isClosable(window, now),
  )
  if (due.length === 0) return 0
  const zone = z.safeParse(AdZone, (await campaigns.get({ id: campaignId }))?.zone)
  if (!zone.success) throw new Error(`The zone of ${campaignId} is not known.`)
  let closed = 0
  for (const window of due.toSorted((a, b) => a - b))
    if (await closeWindow({ campaignId, zone: zone.data, window }, now)) closed++
  return closed
}

type Closing = { campaignId: string; zone: AdZone; window: number }

/** False where someone else has closed it. */
async function closeWindow({ campaignId, zone, window }: Closing, now: string): Promise<boolean> {
  const views = await closeViews({ campaignId, window }, now)
  return untilUnchanged(
    async () => {
      const delivery = await deliveries.get({ campaignId }, { consistent: true })
      const served = delivery && openWindows(delivery.open).get(window)
      if (!delivery || !served) return false
      const day = siteDay(windowStart(window))
      const ads = closedWindow(served, views)
      await commit(
        takeBack(delivery, { window, served, ...sumOf(ads), isSameDay: delivery.day === day }),
        ...ads.map(({ creativeId, ...added }) =>
          addFigures({ subject: campaignId, creativeId, zone, day }, added),
        ),
      )
      return true
    },
    { crowd: true },
  )
}

const sumOf = (ads: readonly { viewed: number; notViewed: number }[]) => ({
  viewed: ads.reduce((sum, one) => sum + one.viewed, 0),
  notViewed: ads.reduce((sum, one) => sum + one.notViewed, 0),
})

type Outcome = {
  window: number
  served: ReadonlyMap<string, number>
  viewed: number
  notViewed: number
  /** The day on which it was served still goes on, and counts what came back. */
  isSameDay: boolean
}

/** Holds only while the window is open as it was read. */
function takeBack(
  { campaignId, day, remaining }: Delivery,
  { window, served, viewed, notViewed, isSameDay }: Outcome,
): Write {
  const ads = [...served]
  const isLimited = remaining !== undefined
  const names = ads.map(([id], at) => [`#ad${at}`, openKey(window, id)])
  const counts = ads.map(([, count], at) => [`:ad${at}`, count])
  return {
    item: {
      Update: {
        TableName: env('TABLE_NAME'),
        Key: deliveries.key({ campaignId }),
        UpdateExpression: `SET viewed = viewed + :viewed${isLimited ? ', remaining = remaining + :back' : ''}${
          isSameDay ? ', dayNet = dayNet - :back' : ''
        } REMOVE ${ads.map((_, at) => `#open.#ad${at}`).join(', ')}`,
        ConditionExpression: `#day = :day AND ${ads.map((_, at) => `#open.#ad${at} = :ad${at}`).join(' AND ')}`,
        ExpressionAttributeNames: { '#open': 'open', '#day': 'day', ...Object.fromEntries(names) },
        ExpressionAttributeValues: {
          ':day': day,
          ':viewed': viewed,
          ...((isLimited || isSameDay) && { ':back': notViewed }),
          ...Object.fromEntries(counts),
        },
      },
    },
  }
}
