import { SESClient } from '@aws-sdk/client-ses'
import { countAudience } from '#core/newsletter/newsletter-campaigns/audience/count-audience.ts'
import { campaigns } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { endCampaign } from '#core/newsletter/newsletter-campaigns/sending/end-campaign.ts'
import { prepareCampaign } from '#core/newsletter/newsletter-campaigns/sending/prepare-campaign.ts'
import { runClock } from '#core/newsletter/newsletter-campaigns/sending/run-clock.ts'
import { sendRound } from '#core/newsletter/newsletter-campaigns/sending/send-round.ts'
import { sendingPace } from '#core/newsletter/newsletter-campaigns/sending/sending-pace.ts'
import { printLogsWith } from '#core/platform/log/log.ts'
import { everySubscriber, platformSender } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { startBenchDatabase } from './bench-database.ts'
import { allSent, begunAt, campaignRows, unprepared } from './campaign-rows.ts'
import { atMost, type Bench, type Figure, known } from './figure.ts'
import { fillTables } from './fill-tables.ts'
import { countStorageCalls } from './storage-calls.ts'

const sizes = { ten: 10_000, hundred: 100_000 }
type Size = keyof typeof sizes

/** Of a long queue as of a short one. */
const mailsSent = 2000
const perSecond = 1000

/** `most`: how much more it may cost with ten times as many people. */
type Work = { name: string; do: () => Promise<unknown>; most: number }

const clock = runClock(begunAt, 3600)

const works: Work[] = [
  {
    name: 'counting an audience',
    do: () => countAudience(everySubscriber, platformSender),
    // It ends at a bound.
    most: 2.6,
  },
  {
    name: 'preparing everyone',
    do: async () => {
      for (;;) {
        const campaign = await campaigns.get({ id: unprepared.id }, { consistent: true })
        if (campaign?.status !== 'preparing') return
        await prepareCampaign(campaign, clock)
      }
    },
    most: 10.5,
  },
  {
    name: `sending ${mailsSent.toLocaleString('en-US')} mails`,
    do: async () => {
      const pace = sendingPace({ perSecond, mailsLeft: mailsSent }, clock.now)
      const campaign = await campaigns.get({ id: unprepared.id }, { consistent: true })
      while (campaign && pace.mayGoOn(campaign.id)) await sendRound(campaign, clock, pace)
    },
    most: 1.1,
  },
  { name: 'noticing that no one waits', do: () => endCampaign(allSent, begunAt), most: 10.5 },
]

/** Campaigns to 10,000 people and to 100,000; the mail service takes each mail at once. */
export const campaignRuns: Bench = async () => {
  const database = await startBenchDatabase(Object.keys(sizes), (dataDir) =>
    fillTables(dataDir, { ten: campaignRows(sizes.ten), hundred: campaignRows(sizes.hundred) }),
  )
  printLogsWith(() => undefined)
  const [{ send }, { fetch }] = [SESClient.prototype, globalThis]
  SESClient.prototype.send = async () => ({ MessageId: 'taken' })
  globalThis.fetch = async () =>
    Response.json({ SecretString: JSON.stringify({ current: 'k'.repeat(64), previous: [] }) })
  try {
    const counts = countStorageCalls()
    const figures: Figure[] = []
    for (const work of works) {
      const [few, many] = [await timed(work, 'ten', counts), await timed(work, 'hundred', counts)]
      figures.push(
        known(`${work.name}, with 100,000 people`, many.seconds, 's'),
        known(`${work.name}: time with 100,000 to with 10,000`, many.seconds / few.seconds),
        {
          ...atMost(
            `${work.name}: capacity units with 100,000 to with 10,000`,
            many.units / few.units,
            work.most,
          ),
          detail: [few, many].map(
            ({ seconds, units, calls }) =>
              `${seconds.toFixed(2)} s, ${Math.round(units)} capacity units, ${calls} storage calls`,
          ),
        },
      )
    }
    return figures
  } finally {
    SESClient.prototype.send = send
    globalThis.fetch = fetch
    await database.stop()
  }
}

async function timed({ do: work }: Work, size: Size, counts: ReturnType<typeof countStorageCalls>) {
  process.env.TABLE_NAME = size
  counts.reset()
  const begin = performance.now()
  await work()
  const seconds = (performance.now() - begin) / 1000
  return { seconds, ...counts.read() }
}
