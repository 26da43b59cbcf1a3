import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendCampaigns } from '#core/newsletter/newsletter-campaigns/send-campaigns.ts'
import { printLogsWith } from '#core/platform/log/log.ts'
import type { Campaign } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import type { Subscriber } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import {
  dueCampaign,
  letTestsSend,
  mailsOf,
  readersOf,
  recipientsOf,
  standingsOf,
} from '#test/support/campaign-runs.ts'
import { controlOf } from '#test/support/control.ts'
import { cutCampaign } from '#test/support/cut-campaign.ts'
import { storedCampaign } from '#test/support/newsletter-campaigns.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'

const [people, seconds] = [1000, 300]
/** As many mails are on their way at once as the rate needs. */
const [perSecond, workers] = [400, 20]

let cloud: TestCloud
let readers: Subscriber[]
let now: string

beforeAll(async () => {
  cloud = await startCloud()
  await controlOf(cloud.url).settle()
  printLogsWith(() => undefined)
  await letTestsSend()
  readers = await readersOf('kills', people)
  now = await controlOf(cloud.url).now()
})

afterAll(() => cloud.stop())

/** The next run finds the leases of the one before at their end. */
function later(): string {
  now = new Date(Date.parse(now) + 130_000).toISOString()
  return now
}

const run = () => sendCampaigns({ now: later(), seconds, perSecond })

async function expectComplete(campaign: Campaign): Promise<void> {
  const { prepared, waiting, sending, sent, failed, skipped } = await standingsOf(campaign)
  expect(waiting + sending + sent + failed + skipped).toBe(prepared)
}

/** Runs until it is killed there, and looks that no one is lost or counted twice. */
async function killedAt(campaign: Campaign, ...where: Parameters<typeof cutCampaign>): Promise<void> {
  const mend = cutCampaign(...where)
  await expect(run()).rejects.toThrow('1 campaigns failed')
  mend()
  await expectComplete(campaign)
}

const addressesOf = (campaign: Campaign) => mailsOf(cloud.dataDir, campaign).map(({ recipients: [to] }) => to)

test('1,000 people, three kills in each phase, and two runs at once: each gets one mail', async () => {
  const campaign = await dueCampaign('kills', now)
  await killedAt(campaign, 'page', 1, 'before')
  await killedAt(campaign, 'page', 3, 'after')
  await killedAt(campaign, 'page', 5, 'before')
  await killedAt(campaign, 'lease', 50, 'before')
  await killedAt(campaign, 'lease', 100, 'after')
  await killedAt(campaign, 'lease', 80, 'before')
  await killedAt(campaign, 'note', 60, 'after')
  await killedAt(campaign, 'note', 70, 'after')
  await killedAt(campaign, 'note', 50, 'after')
  expect(mailsOf(cloud.dataDir, campaign).length).toBeLessThan(people)
  const ofTwo = later()
  await Promise.all([
    sendCampaigns({ now: ofTwo, seconds, perSecond }),
    sendCampaigns({ now: ofTwo, seconds, perSecond }),
  ])
  await run()
  expect(await storedCampaign(campaign.id)).toMatchObject({ status: 'sent' })
  expect(await standingsOf(campaign)).toMatchObject({
    prepared: people,
    sent: people,
    waiting: 0,
    sending: 0,
  })
  expect(addressesOf(campaign).toSorted()).toEqual(readers.map(({ email }) => email).toSorted())
})

test('killed between the mail service and the note, at most what was on its way goes out twice', async () => {
  const campaign = await dueCampaign('kills', now)
  for (let kill = 1; kill <= 3; kill++) await killedAt(campaign, 'note', 100, 'before')
  await run()
  const addresses = addressesOf(campaign)
  expect(new Set(addresses).size).toBe(people)
  expect(addresses.length - people).toBeLessThanOrEqual(3 * workers)
  const all = await recipientsOf(campaign)
  expect(all.every(({ status }) => status === 'sent')).toBe(true)
  console.log(`three kills between the mail service and the note: ${addresses.length - people} mails twice`)
})
