import { GetSendQuotaCommand, SESClient } from '@aws-sdk/client-ses'
import { mailRate } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { readNewsletterSettings } from '#core/newsletter/newsletter-subscribers/stored-newsletter-settings.ts'
import { commit } from '#core/platform/db/commit.ts'
import { AppError } from '#shared/errors.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

/** The rest of what the account may send is for the mails of the platform. */
const shareOfQuota = 0.8
const quietSeconds = 60

let client: SESClient | undefined

export type SendingRate = {
  perSecond: number
  /** Mails that campaigns may send before the account has used its share of a day. */
  mailsLeft: number
}

/** How fast campaigns may go out: as the settings say, as the mail service took it lately, and as its quota allows. */
export async function sendingRate(now: string): Promise<SendingRate> {
  client ??= new SESClient({ maxAttempts: 2 })
  const [settings, slowed, quota] = await Promise.all([
    readNewsletterSettings(),
    rateAfterQuiet(now),
    client.send(new GetSendQuotaCommand()),
  ])
  const { MaxSendRate = 1, Max24HourSend = 0, SentLast24Hours = 0 } = quota
  // The quota of an account without a limit is -1.
  const mailsLeft =
    Max24HourSend < 0
      ? Number.POSITIVE_INFINITY
      : Math.max(0, Math.floor(Max24HourSend * shareOfQuota - SentLast24Hours))
  const perSecond = Math.min(
    settings.bulkMailsPerSecond,
    slowed ?? Number.POSITIVE_INFINITY,
    MaxSendRate * shareOfQuota,
  )
  return { perSecond, mailsLeft }
}

/** A minute without a refusal raises a lowered rate by one. */
async function rateAfterQuiet(now: string): Promise<number | undefined> {
  const rate = await mailRate.get({}, { consistent: true })
  if (!rate || now < addTime(rate.changedAt, { seconds: quietSeconds })) return rate?.perSecond
  const perSecond = rate.perSecond + 1
  await keepRate({ perSecond, changedAt: now, version: rate.version + 1 }, rate.version)
  return perSecond
}

/** The mail service took too many at once: from now on half as many go out. */
export async function halveRate(perSecond: number, now: string): Promise<number> {
  const rate = await mailRate.get({}, { consistent: true })
  const halved = Math.max(1, Math.floor(Math.min(perSecond, rate?.perSecond ?? perSecond) / 2))
  await keepRate({ perSecond: halved, changedAt: now, version: (rate?.version ?? 0) + 1 }, rate?.version)
  return halved
}

/** Another run that changed it at the same time has seen the same service. */
async function keepRate(rate: Parameters<typeof mailRate.put>[0], before: number | undefined): Promise<void> {
  try {
    await commit(mailRate.put(rate, before === undefined ? { absent: true } : { version: before }))
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'version_conflict') throw error
  }
}
