import { expect, onTestFinished, test } from 'vitest'
import { storedContactSettings } from '#core/content/contact/contact-settings.ts'
import { readContactSettings } from '#core/content/contact/read-contact-settings.ts'
import { commit } from '#core/platform/db/commit.ts'
import {
  cancelCampaign,
  countAudience,
  pauseCampaign,
  resumeCampaign,
  saveCampaign,
  scheduleCampaign,
  takeBackCampaign,
  testCampaign,
} from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import { type Campaign, everySubscriber } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { listActivities } from '#shared/platform/activities/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putCampaign, putSentCampaign, storedCampaign } from '#test/support/newsletter-campaigns.ts'
import { putSubscriber } from '#test/support/newsletter-subscribers.ts'
import { putOrganization } from '#test/support/organizations.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')
const at = '2026-06-01T00:00:00.000Z'
const later = { local: '2040-01-02T09:00', zone: 'America/Chicago' }
const noOne = { ...everySubscriber, joinedBefore: '2001-01-01' }

const paramsOf = ({ id }: Pick<Campaign, 'id'>) => ({ campaignId: id })
const ready = (more: Partial<Campaign> = {}) => putCampaign({ testedAt: at, ...more })
type Body = Parameters<typeof admin.call<typeof scheduleCampaign>>[1]['body']
const schedule = (campaign: Campaign, more: Partial<Body> = {}) =>
  admin.call(scheduleCampaign, {
    params: paramsOf(campaign),
    body: { version: campaign.version, planned: later, ...more },
  })

await putSubscriber()

async function anAdministrator() {
  const { client, email } = await completeMember(url)
  await changeUser(userIdOf(client), { membershipType: 'admin' })
  return { client, email, userId: userIdOf(client) }
}

test('a campaign is scheduled for a moment once it is whole, tested, and has people', async () => {
  const campaign = await ready()
  const answer = await schedule(campaign)
  expectSuccess(answer)
  expect(answer.body.campaign).toMatchObject({
    status: 'scheduled',
    planned: { ...later, at: '2040-01-02T15:00:00.000Z' },
    version: 2,
  })
  expect(answer.body.campaign.counted).toBeGreaterThan(0)
  expect(await storedCampaign(campaign.id)).toEqual(answer.body.campaign)
})

test('what is missing is said, each in its sentence, and nothing is scheduled', async () => {
  const refusals = [
    [{ subject: '' }, 'campaign_incomplete', 'Write a subject.'],
    [{ blocks: [] }, 'campaign_incomplete', 'Add something to read.'],
    [{ testedAt: undefined }, 'campaign_not_tested', 'Send a test to yourself first.'],
    [{ audience: noOne }, 'no_audience', 'No one matches this audience.'],
  ] as const
  for (const [more, code, sentence] of refusals) {
    const campaign = await ready(more as Partial<Campaign>)
    expect(expectProblem(await schedule(campaign), 422, code).detail).toBe(sentence)
    expect((await storedCampaign(campaign.id))?.status).toBe('draft')
  }
})

test('without a mailing address nothing goes out', async () => {
  const stored = await readContactSettings({ consistent: true })
  const put = (address: string[], version: number) =>
    commit(storedContactSettings.put({ ...stored, address, version: version + 1 }, { version }))
  await put([], stored.version)
  onTestFinished(async () => put(stored.address, (await readContactSettings({ consistent: true })).version))
  const sentence = 'Add your mailing address in the contact settings first.'
  const campaign = await ready()
  expect(expectProblem(await schedule(campaign), 422, 'no_mailing_address').detail).toBe(sentence)
  const tried = await admin.call(testCampaign, {
    params: paramsOf(campaign),
    body: { to: [userIdOf(admin)] },
  })
  expect(expectProblem(tried, 422, 'no_mailing_address').detail).toBe(sentence)
})

test('a moment is five minutes ahead, and on the clock of its zone', async () => {
  const campaign = await ready()
  const soon = addTime(await control.now(), { minutes: 4 }).slice(0, 16)
  const early = expectProblem(
    await schedule(campaign, { planned: { local: soon, zone: 'UTC' } }),
    400,
    'campaign_too_soon',
  )
  expect(early).toMatchObject({
    detail: 'Choose a time at least 5 minutes from now.',
    errors: [{ path: 'body.planned.local' }],
  })
  const zone = 'America/Chicago'
  const gap = await schedule(campaign, { planned: { local: '2039-03-13T02:30', zone } })
  expect(expectProblem(gap, 422, 'time_missing').detail).toContain('2:30 AM does not exist. Choose 3:00 AM')
  const twice = { local: '2039-11-06T01:30', zone }
  expectProblem(await schedule(campaign, { planned: twice }), 422, 'time_twice')
  expectProblem(
    await schedule(campaign, { planned: { local: '2039-11-05T01:30', zone: 'Nowhere/Town' } }),
    422,
    'time_missing',
  )
  expect((await storedCampaign(campaign.id))?.version).toBe(1)
  const second = await schedule(campaign, { planned: { ...twice, which: 'second' } })
  expectSuccess(second)
  expect(second.body.campaign.planned).toEqual({ ...twice, at: '2039-11-06T07:30:00.000Z' })
})

test('across a change of the clocks the time that was typed stays', async () => {
  const zone = 'America/Chicago'
  for (const [local, moment] of [
    ['2039-03-12T09:00', '2039-03-12T15:00:00.000Z'],
    ['2039-03-13T09:00', '2039-03-13T14:00:00.000Z'],
  ] as const) {
    const answer = await schedule(await ready(), { planned: { local, zone } })
    expectSuccess(answer)
    expect(answer.body.campaign.planned).toEqual({ local, zone, at: moment })
  }
})

test('of two administrators who schedule at once one does, and the other reads that it is scheduled', async () => {
  const campaign = await ready({ name: `Race ${crypto.randomUUID().slice(0, 8)}` })
  const answers = await Promise.all([schedule(campaign), schedule(campaign)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const lost = answers.find(({ status }) => status === 409)
  expect(lost && expectProblem(lost, 409, 'campaign_scheduled').detail).toBe(
    'This campaign is scheduled. Return it to draft to edit it.',
  )
  expect((await storedCampaign(campaign.id))?.version).toBe(2)
  const log = await everyItem(admin, listActivities, { query: { type: 'newsletter_send' } })
  const lines = log.filter(({ description }) => description.includes(campaign.name))
  expect(lines).toMatchObject([{ before: { status: 'draft' }, after: { status: 'scheduled' } }])
})

test('what someone else changed in the meantime is not scheduled', async () => {
  const campaign = await ready({ version: 4 })
  expectProblem(await schedule(campaign, { version: 3 }), 409, 'version_conflict')
  expect((await storedCampaign(campaign.id))?.status).toBe('draft')
})

test('a scheduled campaign returns to draft, and is edited and scheduled again', async () => {
  const campaign = await ready()
  const params = paramsOf(campaign)
  expectSuccess(await schedule(campaign))
  const back = await admin.call(takeBackCampaign, { params })
  expectSuccess(back)
  expect(back.body.campaign).toMatchObject({ status: 'draft', testedAt: at, version: 3 })
  expect([back.body.campaign.planned, back.body.campaign.counted]).toEqual([undefined, undefined])
  const repeated = await admin.call(takeBackCampaign, { params })
  expect(repeated.body).toEqual(back.body)
  const { name, fromName, subject, preheader, layout, blocks } = campaign
  const saved = await admin.call(saveCampaign, {
    params,
    body: {
      name,
      fromName,
      content: { subject: `${subject}!`, preheader, layout, blocks },
      audience: everySubscriber,
      version: 3,
    },
  })
  expectSuccess(saved)
  expect(saved.body.campaign.testedAt).toBeUndefined()
  expectProblem(await schedule(saved.body.campaign), 422, 'campaign_not_tested')
})

test('what goes out is paused, resumed, and canceled; what went out is not', async () => {
  const sending = await putSentCampaign([], { status: 'sending' })
  const params = paramsOf(sending)
  const status = async (answer: ReturnType<typeof admin.call<typeof pauseCampaign>>) => {
    const done = await answer
    expectSuccess(done)
    return [done.body.campaign.status, done.body.campaign.pausedFor]
  }
  expect(await status(admin.call(pauseCampaign, { params }))).toEqual(['paused', 'by_hand'])
  expect(await status(admin.call(pauseCampaign, { params }))).toEqual(['paused', 'by_hand'])
  expect(await status(admin.call(resumeCampaign, { params }))).toEqual(['sending', undefined])
  expect(expectProblem(await admin.call(resumeCampaign, { params }), 409, 'campaign_step').detail).toBe(
    'This campaign is not paused.',
  )
  expect(await status(admin.call(cancelCampaign, { params }))).toEqual(['cancelled', undefined])
  const draft = await putCampaign()
  expectProblem(await admin.call(cancelCampaign, { params: paramsOf(draft) }), 409, 'campaign_step')
  const sent = await putSentCampaign([])
  expectProblem(await admin.call(cancelCampaign, { params: paramsOf(sent) }), 409, 'campaign_sent')
  expectProblem(await admin.call(takeBackCampaign, { params: paramsOf(sent) }), 409, 'campaign_sent')
})

test('pausing and resuming at once leave one of the two', async () => {
  const sending = await putSentCampaign([], { status: 'sending' })
  const params = paramsOf(sending)
  const answers = await Promise.all([
    admin.call(pauseCampaign, { params }),
    admin.call(cancelCampaign, { params }),
    admin.call(pauseCampaign, { params }),
  ])
  const stored = await storedCampaign(sending.id)
  expect(stored?.status).toBe('cancelled')
  const written = new Set(
    answers.filter(({ status }) => status === 200).map(({ body }) => body.campaign.version),
  )
  expect(stored?.version).toBe(Math.max(...written))
})

test('a test goes to administrators of this site, under its own subject, and counts for what it showed', async () => {
  const [one, other] = [await anAdministrator(), await anAdministrator()]
  const campaign = await putCampaign({
    subject: `Test ${crypto.randomUUID().slice(0, 8)}`,
    fromName: 'Boxrise News',
    replyTo: 'desk@boxrise.example',
  })
  const params = paramsOf(campaign)
  const answer = await one.client.call(testCampaign, {
    params,
    body: { to: [one.userId, other.userId, one.userId] },
  })
  expectSuccess(answer)
  expect(answer.body.campaign).toMatchObject({ version: 2, status: 'draft' })
  expect(answer.body.campaign.testedAt).toBeDefined()
  for (const { email } of [one, other]) {
    const mails = (await control.inbox(email)).filter(({ subject }) => subject === campaign.subject)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.replyTo).toBe('desk@boxrise.example')
    expect(mails[0]?.headers).not.toHaveProperty('list-unsubscribe')
    expect(mails[0]?.html).not.toContain('{{')
    expect(mails[0]?.html).not.toContain('/api/newsletter/links/')
  }
})

test('a test goes to no one else', async () => {
  const campaign = await putCampaign()
  const params = paramsOf(campaign)
  const { client } = await completeMember(url)
  for (const stranger of [userIdOf(client), crypto.randomUUID()])
    expectProblem(
      await admin.call(testCampaign, { params, body: { to: [userIdOf(admin), stranger] } }),
      422,
      'unknown_administrator',
    )
  const many = Array.from({ length: 6 }, () => userIdOf(admin))
  expectProblem(await admin.call(testCampaign, { params, body: { to: many } }), 400, 'validation_failed')
  const own = { to: [userIdOf(admin)] }
  const sent = await putSentCampaign([])
  expectProblem(await admin.call(testCampaign, { params: paramsOf(sent), body: own }), 409, 'campaign_sent')
  expect((await storedCampaign(campaign.id))?.testedAt).toBeUndefined()
})

test('an audience is counted with the time that it takes', async () => {
  const some = await admin.call(countAudience, { body: { audience: everySubscriber } })
  expectSuccess(some)
  expect(some.body.count).toBeGreaterThan(0)
  expect(some.body.minutes).toBe(Math.ceil(some.body.count / (some.body.perSecond * 50)))
  const none = await admin.call(countAudience, { body: { audience: noOne } })
  expect(none.body).toMatchObject({ count: 0, isAtLeast: false, minutes: 0 })
})

test('an administrator of the platform does not send what an organization wrote', async () => {
  const { id: senderId } = await putOrganization([[userIdOf(admin), 'owner']])
  const news = await ready({ senderId })
  const params = paramsOf(news)
  expectProblem(await schedule(news), 404, 'campaign_not_found')
  expectProblem(await admin.call(takeBackCampaign, { params }), 404, 'campaign_not_found')
  const body = { to: [userIdOf(admin)] }
  expectProblem(await admin.call(testCampaign, { params, body }), 404, 'campaign_not_found')
})
