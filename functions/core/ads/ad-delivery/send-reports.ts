import { campaigns } from '#core/ads/ad-campaigns/campaigns.ts'
import { reachedMember } from '#core/market/market-items/reached-member.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { log } from '#core/platform/log/log.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { wantsNotification } from '#core/platform/notifications/wants-notification.ts'
import { users } from '#core/platform/users/users.ts'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { campaignStateAt } from '#shared/ads/ad-campaigns/campaign-state.ts'
import { sumOfFigures } from '#shared/ads/ad-delivery/ad-statistics.ts'
import { reportLine } from '#shared/ads/ad-delivery/report-line.ts'
import { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { putReports, reportsOf } from './ad-reports.ts'
import { deliveries, liveDeliveriesPartition } from './deliveries.ts'
import { figuresOf, figuresOfZone } from './figures.ts'

const job = 'send_ad_reports'

type Week = { from: string; until: string }

/**
 * Mails each advertiser what their campaigns did in the last seven full days. Safe to repeat at any point: that a week was
 * mailed is written with the mail.
 */
export async function sendAdReports(now: string): Promise<{ sent: number }> {
  const today = siteDay(now)
  const week = { from: addDays(today, -7), until: addDays(today, -1) }
  const reported = await campaignsToReport(week, now)
  const byAdvertiser = Map.groupBy(reported, ({ advertiserId }) => advertiserId)
  const { done, failed } = await eachRow(
    job,
    async () => ({ items: [...byAdvertiser.keys()].map((userId) => ({ userId })) }),
    ({ userId }) => report(userId, byAdvertiser.get(userId) ?? [], week, now),
  )
  if (failed > 0) throw new Error(`${failed} advertisers could not be told; they will be retried.`)
  log.info('ad_reports.sent', { sent: done })
  return { sent: done }
}

/** Those that run, and those that did something in the week. */
async function campaignsToReport({ from, until }: Week, now: string): Promise<AdCampaign[]> {
  const live = []
  for await (const { campaignId } of eachItem(deliveries, { index: 'gsi1', pk: liveDeliveriesPartition }))
    live.push(campaignId)
  const shown = await Promise.all(AdZone.options.map((zone) => figuresOfZone(zone, from, until)))
  const active = new Set(shown.flat().map(({ subject }) => subject))
  const ids = new Set([...live, ...active])
  const rows = await getMany([...ids].map((id) => campaigns.key({ id })))
  return rows
    .map(campaigns.read)
    .filter((one) => active.has(one.id) || campaignStateAt(one, now) === 'running')
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

/** False where nothing is sent: it was sent before, or it is not wanted. */
const report = (userId: string, own: readonly AdCampaign[], week: Week, now: string): Promise<boolean> =>
  untilUnchanged(async () => {
    const [before, member] = await Promise.all([reportsOf(userId), reachedMember(userId)])
    if (!member || !before.isOn || before.sentUntil === week.until) return false
    if (!(await wantsNotification(userId, 'system_updates', 'email'))) return false
    const lines = await Promise.all(own.map((campaign) => lineOf(campaign, week)))
    await commit(
      putReports(before, { sentUntil: week.until }),
      users.check({ id: userId }, { version: member.version }),
      ...queueMail(
        {
          toEmail: member.email,
          templateId: 'ad-report',
          data: {
            firstName: member.firstName,
            firstDay: shownDay(week.from),
            lastDay: shownDay(week.until),
            campaignLines: lines.join('\n'),
          },
          priority: 'normal',
          wantedBy: { purpose: 'ad_report', id: userId },
        },
        now,
      ),
    )
    return true
  })

const shownDay = (day: string) => utcDay(`${day}T00:00:00.000Z`)

async function lineOf(campaign: AdCampaign, { from, until }: Week): Promise<string> {
  const rows = await figuresOf(campaign.id)
  return reportLine(campaign, sumOfFigures(rows.filter(({ day }) => day >= from && day <= until)))
}
