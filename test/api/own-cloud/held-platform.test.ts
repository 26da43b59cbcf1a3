import { afterAll, beforeAll, expect, test } from 'vitest'
import { webhookLogs } from '#core/billing/webhooks/webhook-logs.ts'
import { heldInWords, heldWork } from '#core/operations/backups/held-work.ts'
import { commit } from '#core/platform/db/commit.ts'
import { jobLeases } from '#core/platform/jobs/alone.ts'
import { printLogsWith } from '#core/platform/log/log.ts'
import { mails } from '#core/platform/mails/mails.ts'
import { platformHolds } from '#core/platform/recovery/platform-hold.ts'
import { jobs } from '#lib/background-infra/jobs.ts'
import { release } from '#lib/recovery/release/release.ts'
import { listWebhookLogs } from '#shared/billing/webhooks/admin-contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { completeRegistration, getMe } from '#shared/platform/users/contract.ts'
import { putWebhookLog } from '#test/support/billing-records.ts'
import { dueCampaign, letTestsSend, mailsOf, readersOf } from '#test/support/campaign-runs.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { cutRelease, holdCloud, releaseCloud } from '#test/support/held-cloud.ts'
import { completion, newEmail, newMember } from '#test/support/new-member.ts'
import { storedCampaign } from '#test/support/newsletter-campaigns.ts'
import { ownPort } from '#test/support/own-port.ts'
import { payingMember } from '#test/support/paying-member.ts'
import { powerCut } from '#test/support/power-cuts.ts'
import { putMail } from '#test/support/records.ts'
import { releaseByCommand } from '#test/support/release-command.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'
import { stripeOf } from '#test/support/stripe.ts'

let cloud: TestCloud
let control: ReturnType<typeof controlOf>
let admin: Client
let paying: Awaited<ReturnType<typeof payingMember>>

beforeAll(async () => {
  cloud = await startCloud()
  control = controlOf(cloud.url)
  printLogsWith(() => undefined)
  admin = await demoClient(cloud.url, 'admin')
  paying = await payingMember(cloud.url)
  await letTestsSend()
  await readersOf('held', 3)
  await control.settle()
  // Everything of the seed that is due has been done.
  await control.run('deliver_due_mails')
  await control.settle()
})

afterAll(async () => {
  // The next cloud of this process was never restored.
  await holdCloud(await control.now())
  await cloud.stop()
})

const nothing = JSON.stringify({ id: 'evt_1', data: { object: { object: 'plan' } } })

/** What waits in a table when it is backed up, and a hold as a restore writes it. */
async function restoredCloud() {
  const instant = await control.now()
  await holdCloud(instant)
  // Some of the seed wait, too.
  const seeded = await heldWork({ instant })
  const before = addTime(instant, { minutes: -1 })
  const mail = { status: 'queued', attempts: 0, lastError: undefined, createdAt: before } as const
  const [queued, sending] = [
    await putMail({ ...mail, toEmail: newEmail(), nextAttemptAt: before }),
    await putMail({ ...mail, status: 'sending', attempts: 1, toEmail: newEmail(), nextAttemptAt: before }),
  ]
  const due = await dueCampaign('held', before)
  const later = await dueCampaign('held', addTime(instant, { days: 1 }))
  const going = await dueCampaign('held', before, { status: 'preparing', startedAt: before })
  const webhook = await putWebhookLog({ status: 'pending', requestBody: nothing, createdAt: before })
  // Only the hold keeps campaigns back from here on.
  await commit(jobLeases.derive({ job: 'send_campaigns', until: before, version: 1 }))
  // A schedule gives its instant in whole seconds.
  await expect.poll(control.now).toSatisfy((now: string) => now > addTime(instant, { seconds: 1 }))
  return { instant, seeded, queued, sending, due, later, going, webhook }
}

/** What people and providers do meanwhile: a member completes the registration, and Stripe tells of a customer. */
async function meanwhile() {
  const member = await newMember(cloud.url)
  const { version } = (await member.client.call(getMe, {})).body
  await member.client.call(completeRegistration, { body: completion(version) })
  const stripe = stripeOf(cloud.url)
  const { customer } = await stripe.subscriptions.retrieve(paying.providerSubscriptionId)
  await stripe.customers.update(customer as string, { description: `changed at ${await control.now()}` })
  await control.settle()
  const { data } = await stripe.events.list({ type: 'customer.updated', limit: 1 })
  return { email: member.email, eventId: data[0]?.id ?? '' }
}

const mailNow = ({ id }: { id: string }) => mails.get({ id }, { consistent: true })
const webhookNow = (log: { provider: 'stripe' | 'paypal'; eventId: string }) =>
  webhookLogs.get(log, { consistent: true })
const holdNow = () => platformHolds.get({}, { consistent: true })
const sentTo = async (email: string) => (await control.inbox(email)).length
const runEachJob = async () => {
  for (const job of Object.keys(jobs))
    expect([job, await control.run(job)]).toEqual([job, { job, result: null }])
  await control.settle()
}

test('nothing goes out of a restored platform by itself; released, each thing does so once', async () => {
  const { instant, seeded, queued, sending, due, later, going, webhook } = await restoredCloud()
  const { email, eventId } = await meanwhile()
  const position = await control.position()
  await runEachJob()
  expect(await control.writtenSince(position)).toEqual([])
  expect([await sentTo(queued.toEmail), await sentTo(sending.toEmail), await sentTo(email)]).toEqual([
    0, 0, 0,
  ])
  expect(await mailNow(queued)).toEqual(queued)
  expect(await mailNow(sending)).toEqual(sending)
  expect(await storedCampaign(due.id)).toEqual(due)
  expect(await webhookNow(webhook)).toEqual(webhook)
  const { items } = (await admin.call(listWebhookLogs, { query: { q: eventId } })).body
  expect(items).toMatchObject([{ status: 'pending' }])

  const held = await heldWork({ instant })
  expect(held).toEqual({
    mails: seeded.mails + 2,
    campaigns: seeded.campaigns + 3,
    webhooks: seeded.webhooks + 2,
    isAtLeast: false,
  })
  const [explained] = await releaseCloud(cloud.url)
  expect(explained).toContain(heldInWords(held))
  expect(explained).toContain('--mails=drop')
  expect(await holdNow()).toMatchObject({ state: 'held', version: 1 })

  const choice = { mails: 'send', campaigns: 'missed' } as const
  const said = await releaseCloud(cloud.url, choice)
  expect(said.slice(0, 3)).toEqual([
    'Stopped 2 campaigns.',
    'The platform is released.',
    `Gave ${seeded.webhooks + 1} webhooks to the worker.`,
  ])
  expect(said[3]).toMatch(/^Delivered \d+ dead letters again\.$/)
  await control.settle()
  await control.run('deliver_due_mails')
  await control.run('send_campaigns')
  await control.settle()
  expect([await sentTo(queued.toEmail), await sentTo(sending.toEmail)]).toEqual([1, 1])
  const welcomes = (await control.inbox(email)).filter(({ subject }) => subject.startsWith('Welcome'))
  expect(welcomes).toHaveLength(1)
  expect(await storedCampaign(due.id)).toMatchObject({ status: 'missed' })
  expect(await storedCampaign(later.id)).toEqual(later)
  expect(await storedCampaign(going.id)).toMatchObject({ status: 'paused', pausedFor: 'restored' })
  expect(mailsOf(cloud.dataDir, due)).toEqual([])
  expect(await webhookNow(webhook)).toMatchObject({ status: 'succeeded', runs: 1 })
  expect(await webhookNow({ provider: 'stripe', eventId })).toMatchObject({ status: 'succeeded', runs: 1 })

  const released = await holdNow()
  expect(released).toMatchObject({ state: 'released', releasedAt: expect.any(String) })
  const after = await control.position()
  expect(await releaseCloud(cloud.url, choice)).toEqual(['Nothing is held.'])
  expect(await releaseCloud(cloud.url, { mails: 'drop', campaigns: 'send' })).toEqual(['Nothing is held.'])
  expect(await releaseCloud(cloud.url)).toEqual(['Nothing is held.'])
  expect(await control.writtenSince(after)).toEqual([])
})

test('dropped mails never go out, newer ones do; campaigns that are sent go on', async () => {
  const { queued, sending, due, going, instant, seeded } = await restoredCloud()
  const newer = await putMail({
    ...queued,
    id: `mail_${queued.id.slice(5, 15)}ZZZZZZZZZZZZZZZZ`,
    toEmail: newEmail(),
    createdAt: addTime(instant, { seconds: 1 }),
  })
  const [said] = await releaseCloud(cloud.url, { mails: 'drop', campaigns: 'send' })
  expect(said).toBe(`Dropped ${seeded.mails + 2} mails.`)
  await control.run('deliver_due_mails')
  await control.settle()
  for (const mail of [queued, sending]) {
    expect(await mailNow(mail)).toMatchObject({ status: 'unwanted', lastError: 'Dropped after a restore' })
    expect(await sentTo(mail.toEmail)).toBe(0)
  }
  expect(await sentTo(newer.toEmail)).toBe(1)
  await control.run('send_campaigns')
  await expect.poll(async () => (await storedCampaign(due.id))?.status).toBe('sent')
  await expect.poll(async () => (await storedCampaign(going.id))?.status).toBe('sent')
  expect(mailsOf(cloud.dataDir, due)).toHaveLength(3)
})

test('a release that is cut off after each of its writes, and then run twice at once, ends as one does', async () => {
  const { seeded, queued, sending, due, going, webhook } = await restoredCloud()
  const writes = seeded.mails + 2 + seeded.campaigns + 2
  const choice = { mails: 'drop', campaigns: 'missed' } as const
  const now = await control.now()
  const said: string[] = []
  const run = () => release(choice, { now, say: (line) => void said.push(line), redrive: async () => 0 })
  let cuts = 0
  for (let isDone = false; !isDone; ) {
    const mend = cutRelease()
    isDone = await run().then(
      () => true,
      (error: Error) => {
        expect(error.message).toBe(powerCut)
        cuts++
        return false
      },
    )
    mend()
    await control.settle()
    await Promise.all([run, run].map((twice) => (cuts === writes ? twice() : undefined)))
  }
  // Each mail and campaign cut one off; then two that ran at once did the rest.
  expect(cuts).toBe(writes)
  await control.settle()
  for (const mail of [queued, sending])
    expect(await mailNow(mail)).toMatchObject({ status: 'unwanted', version: 2 })
  expect(await storedCampaign(due.id)).toMatchObject({ status: 'missed', version: due.version + 1 })
  expect(await storedCampaign(going.id)).toMatchObject({ status: 'paused', version: going.version + 1 })
  expect(await webhookNow(webhook)).toMatchObject({ status: 'succeeded' })
  expect(await holdNow()).toMatchObject({ state: 'released', redeliveredAt: now, version: 3 })
  expect(said.at(-1)).toBe('Nothing is held.')
})

test('the command asks the platform that runs, and none that works with other data', async () => {
  const port = new URL(cloud.url).port
  const { dataDir } = cloud
  const choice = ['--mails=send', '--campaigns=send']
  expect(await releaseByCommand({ dataDir, port }, ...choice)).toEqual({
    code: 0,
    said: 'Nothing is held.\n',
  })
  const elsewhere = await releaseByCommand({ dataDir, port: String(await ownPort()) }, ...choice)
  expect(elsewhere).toMatchObject({ code: 1, said: expect.stringContaining('Set PORT to its port') })
  const body = JSON.stringify({ dataDir: '/elsewhere' })
  const other = await fetch(`${cloud.url}/_local/release`, { method: 'POST', body })
  expect([other.status, await other.text()]).toEqual([409, expect.stringContaining(dataDir)])
})

test('a table that is not whole yet cannot be released', async () => {
  const hold = await holdNow()
  if (hold) await commit(platformHolds.derive({ ...hold, state: 'restoring', redeliveredAt: undefined }))
  const said = expect.stringContaining('not whole yet')
  const { dataDir, url } = cloud
  const { port } = new URL(url)
  expect(await releaseByCommand({ dataDir, port })).toMatchObject({ code: 1, said })
  expect(await releaseByCommand({ dataDir, port }, '--mails=send', '--campaigns=send')).toMatchObject({
    code: 1,
    said,
  })
})
