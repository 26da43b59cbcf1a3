import { expect, test } from 'vitest'
import {
  createCampaign,
  deleteCampaign,
  duplicateCampaign,
  getCampaign,
  listCampaigns,
  previewCampaign,
  saveCampaign,
} from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import {
  type Campaign,
  type CampaignContent,
  everySubscriber,
} from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { listActivities } from '#shared/platform/activities/contract.ts'
import { Client } from '#test/support/client.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import {
  putCampaign,
  putSentCampaign,
  putTemplate,
  storedCampaign,
} from '#test/support/newsletter-campaigns.ts'
import { putOrganization } from '#test/support/organizations.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()
const admin = await demoClient(url, 'admin')
const at = '2026-06-01T00:00:00.000Z'

const contentOf = ({ subject, preheader, layout, blocks }: Campaign): CampaignContent => ({
  subject,
  preheader,
  layout,
  blocks,
})
const bodyOf = (campaign: Campaign, more: Partial<CampaignContent> = {}) => ({
  name: campaign.name,
  fromName: campaign.fromName,
  content: { ...contentOf(campaign), ...more },
  audience: everySubscriber,
  version: campaign.version,
})
const paramsOf = ({ id }: Pick<Campaign, 'id'>) => ({ campaignId: id })
const begin = async (name = 'June news') => {
  const begun = await admin.call(createCampaign, { body: { name } })
  expectSuccess(begun)
  return begun.body.campaign
}
const save = (campaign: Campaign, more: object = {}) =>
  admin.call(saveCampaign, { params: paramsOf(campaign), body: { ...bodyOf(campaign), ...more } })

test('a campaign begins empty or as a template is, and what is saved is what is read', async () => {
  const empty = await begin()
  expect(empty).toMatchObject({
    senderId: 'platform',
    name: 'June news',
    fromName: 'Boxrise',
    subject: '',
    blocks: [],
    status: 'draft',
    authorId: userIdOf(admin),
    version: 1,
  })
  const template = await putTemplate({ layout: { accent: 'moss', footerText: 'See you there' } })
  const begun = await admin.call(createCampaign, { body: { name: 'July', templateId: template.id } })
  expectSuccess(begun)
  const { campaign } = begun.body
  expect(campaign).toMatchObject({ layout: template.layout, blocks: template.blocks })
  const saved = await save(campaign, {
    replyTo: 'desk@boxrise.example',
    content: { ...contentOf(campaign), subject: 'July is here', preheader: 'All dates' },
    audience: { ...everySubscriber, topics: ['events'], states: ['TX'] },
  })
  expectSuccess(saved)
  expect(saved.body.campaign).toMatchObject({
    replyTo: 'desk@boxrise.example',
    subject: 'July is here',
    preheader: 'All dates',
    audience: { topics: ['events'], states: ['TX'] },
    version: 2,
  })
  const read = await admin.call(getCampaign, { params: paramsOf(campaign) })
  expect(read.body).toEqual(saved.body)
  // What is left out is cleared again.
  const cleared = await save(saved.body.campaign, { content: { ...contentOf(campaign), subject: 'July' } })
  expectSuccess(cleared)
  expect(cleared.body.campaign.replyTo).toBeUndefined()
  expect(cleared.body.campaign.preheader).toBe('')
  expect((await storedCampaign(campaign.id))?.replyTo).toBeUndefined()
  const gone = unknownId('ntp') as typeof template.id
  expectProblem(
    await admin.call(createCampaign, { body: { name: 'No', templateId: gone } }),
    404,
    'template_not_found',
  )
})

test('texts that are too long to be stored are refused, also where cleaning makes them longer', async () => {
  const campaign = await begin()
  const texts = (count: number, html: string) => ({
    content: {
      ...contentOf(campaign),
      blocks: Array.from({ length: count }, (_, at) => ({ id: `text${at}`, kind: 'text' as const, html })),
    },
  })
  const grown = await save(campaign, texts(1, `<p>${'&'.repeat(19_900)}</p>`))
  expect(expectProblem(grown, 400, 'validation_failed').errors).toEqual([
    { path: 'body.content.blocks.0.html', message: 'This text is too long for one block' },
  ])
  const many = await save(campaign, texts(22, `<p>${'x'.repeat(19_900)}</p>`))
  expect(expectProblem(many, 400, 'validation_failed').errors).toMatchObject([
    { path: 'body.content.blocks', message: 'This is far too long for an email. Remove some blocks' },
  ])
  const { body } = await admin.call(getCampaign, { params: paramsOf(campaign) })
  expect(body.campaign).toMatchObject({ blocks: [], version: 1 })
})

test('texts are stored clean, and unknown marks, things, and topics are refused where they stand', async () => {
  const campaign = await begin()
  const text = (html: string) => ({
    content: { ...contentOf(campaign), blocks: [{ id: 'text1', kind: 'text', html }] },
  })
  const saved = await save(campaign, text('<p onclick="x()">Hi {{firstName|there}}<script>x()</script></p>'))
  expectSuccess(saved)
  const [block] = saved.body.campaign.blocks
  expect(block).toMatchObject({ html: '<p>Hi {{firstName|there}}</p>' })
  const now = saved.body.campaign
  const refusals = [
    [text('<p>Hi {{lastName}}</p>'), 'unknown_placeholder', 'body.content.blocks.0.html'],
    [text('<p>Hi {{firstName}}</p>'), 'placeholder_default', 'body.content.blocks.0.html'],
    [
      { content: { ...contentOf(campaign), subject: 'For {{firstName|}}' } },
      'placeholder_default',
      'body.content.subject',
    ],
    [
      {
        content: {
          ...contentOf(campaign),
          blocks: [{ id: 'card1', kind: 'event', eventId: unknownId('evt') }],
        },
      },
      'unknown_block_thing',
      'body.content.blocks.0',
    ],
    [
      { audience: { ...everySubscriber, topics: ['no-such-topic'] } },
      'unknown_topic',
      'body.audience.topics',
    ],
  ] as const
  for (const [more, code, path] of refusals) {
    const problem = expectProblem(await save(now, more), 422, code)
    expect(problem.errors?.[0]?.path).toBe(path)
  }
  expect((await storedCampaign(campaign.id))?.version).toBe(2)
})

test('of two who save at once one does, and what comes late reads that someone was faster', async () => {
  const campaign = await begin()
  const answers = await Promise.all(['One', 'Two', 'Three'].map((name) => save(campaign, { name })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expectProblem(await save(campaign, { name: 'Late' }), 409, 'version_conflict')
  expect((await storedCampaign(campaign.id))?.version).toBe(2)
})

test('a repeated request saves once and reads the same', async () => {
  const campaign = await begin()
  const input = { params: paramsOf(campaign), body: { ...bodyOf(campaign), name: 'Once' } }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const first = await admin.call(saveCampaign, input, headers)
  const again = await admin.call(saveCampaign, input, headers)
  expectSuccess(first)
  expect(again.body).toEqual(first.body)
  expect((await storedCampaign(campaign.id))?.version).toBe(2)
})

test('what is scheduled or sent is neither edited nor deleted, and says why', async () => {
  const planned = { local: '2040-01-02T09:00', zone: 'UTC', at: '2040-01-02T09:00:00.000Z' }
  const scheduled = await putCampaign({ status: 'scheduled', planned })
  const sent = await putSentCampaign([])
  const says = async (campaign: Campaign) => [
    expectProblem(await save(campaign), 409).detail,
    expectProblem(await admin.call(deleteCampaign, { params: paramsOf(campaign) }), 409).detail,
  ]
  const isScheduled = 'This campaign is scheduled. Return it to draft to edit it.'
  expect(await says(scheduled)).toEqual([isScheduled, isScheduled])
  const isSent = 'This campaign has been sent and cannot be changed.'
  expect(await says(sent)).toEqual([isSent, isSent])
  const begun = await putSentCampaign([], { status: 'cancelled' })
  expect(await says(begun)).toEqual([isSent, isSent])
})

test('a draft and what was canceled before it began are deleted for good', async () => {
  for (const more of [{}, { status: 'cancelled' as const, endedAt: at }]) {
    const campaign = await putCampaign(more)
    const params = paramsOf(campaign)
    expectSuccess(await admin.call(deleteCampaign, { params }))
    expectProblem(await admin.call(getCampaign, { params }), 404, 'campaign_not_found')
    expectProblem(await admin.call(deleteCampaign, { params }), 404, 'campaign_not_found')
    expectProblem(await save(campaign), 404, 'campaign_not_found')
  }
})

test('a copy has the content of the other, no test, and no plan', async () => {
  const name = 'N'.repeat(80)
  const sent = await putSentCampaign([], { name, testedAt: at, replyTo: 'desk@boxrise.example' })
  const copied = await admin.call(duplicateCampaign, { params: paramsOf(sent) })
  expectSuccess(copied)
  const { campaign, counts } = copied.body
  expect(campaign).toMatchObject({ ...contentOf(sent), replyTo: sent.replyTo, status: 'draft', version: 1 })
  expect(campaign.name).toBe(`Copy of ${'N'.repeat(72)}`)
  expect([campaign.testedAt, campaign.planned, campaign.startedAt, campaign.counted]).toEqual(
    Array(4).fill(undefined),
  )
  expect(counts.prepared).toBe(0)
})

test('the list shows the newest first, by sender and status, page by page', async () => {
  const first = await putCampaign({ status: 'missed' })
  const second = await putCampaign({ status: 'missed' })
  const listed = await everyItem(admin, listCampaigns, { query: { status: 'missed', limit: 2 } })
  const ids = listed.map(({ id }) => id)
  expect(ids.indexOf(second.id)).toBeGreaterThanOrEqual(0)
  expect(ids.indexOf(second.id)).toBeLessThan(ids.indexOf(first.id))
  expect(new Set(listed.map(({ status }) => status))).toEqual(new Set(['missed']))
  expect(listed[0]).toMatchObject({ senderName: 'Boxrise', counts: { prepared: 0 } })
  expect(listed[0]).not.toHaveProperty('blocks')
})

test('the news of an organization is listed apart, under its name; its drafts are its own', async () => {
  const { id: senderId, name } = await putOrganization([[userIdOf(admin), 'owner']])
  const draft = await putCampaign({ senderId })
  const waits = await putCampaign({ senderId, status: 'in_review', counted: 3 })
  const sent = await putSentCampaign([], { senderId })
  const listed = async (of: 'platform' | 'organizations' | 'in_review') =>
    (await everyItem(admin, listCampaigns, { query: { of, limit: 100 } })).filter((one) =>
      [draft.id, waits.id, sent.id].includes(one.id),
    )
  const [platform, organizations, inReview] = await Promise.all([
    listed('platform'),
    listed('organizations'),
    listed('in_review'),
  ])
  expect(platform).toEqual([])
  expect(organizations.map(({ id }) => id)).toEqual([sent.id])
  expect(inReview).toMatchObject([{ id: waits.id, senderName: name }])
})

test('what an organization writes is read by administrators, and written and sent by itself alone', async () => {
  const { id: senderId } = await putOrganization([[userIdOf(admin), 'owner']])
  const news = await putCampaign({ senderId })
  const params = paramsOf(news)
  expectSuccess(await admin.call(getCampaign, { params }))
  for (const answer of [
    await save(news),
    await admin.call(deleteCampaign, { params }),
    await admin.call(duplicateCampaign, { params }),
  ])
    expectProblem(answer, 404, 'campaign_not_found')
  expect((await storedCampaign(news.id))?.version).toBe(1)
})

test('administrators see the news of an organization under its name, and still when it is suspended', async () => {
  const { id: senderId, name } = await putOrganization([[userIdOf(admin), 'owner']])
  const content = contentOf(await putCampaign({ senderId }))
  const shown = await admin.call(previewCampaign, { body: { content, senderId } })
  expectSuccess(shown)
  expect(shown.body.text).toContain(name)
  const { id: suspended } = await putOrganization([], { status: 'suspended' })
  expectSuccess(await admin.call(previewCampaign, { body: { content, senderId: suspended } }))
})

test('a preview shows what a reader gets, with what is to be mended', async () => {
  const campaign = await putCampaign()
  const shown = await admin.call(previewCampaign, { body: { content: contentOf(campaign) } })
  expectSuccess(shown)
  expect(shown.body.html).toContain('News from the lanes')
  expect(shown.body.html).not.toContain('{{')
  expect(shown.body.text).toContain('https://example.org/season')
  const checks = Object.fromEntries(shown.body.checks.map(({ kind, isFine }) => [kind, isFine]))
  expect(checks).toMatchObject({ content: true, preheader: false })
  const content = { ...contentOf(campaign), subject: '{{price}}' }
  expectProblem(await admin.call(previewCampaign, { body: { content } }), 422, 'unknown_placeholder')
})

test('members and visitors see and change nothing of campaigns', async () => {
  const campaign = await putCampaign()
  const params = paramsOf(campaign)
  const member = await demoClient(url, 'member')
  expectProblem(await member.call(getCampaign, { params }), 403, 'admin_only')
  expectProblem(await member.call(saveCampaign, { params, body: bodyOf(campaign) }), 403, 'admin_only')
  expectProblem(await new Client(url).call(listCampaigns, { query: {} }), 401, 'unauthenticated')
})

test('each change is in the log with what was before and after', async () => {
  const campaign = await begin(`Logged ${crypto.randomUUID().slice(0, 8)}`)
  expectSuccess(await save(campaign, { content: { ...contentOf(campaign), subject: 'A subject' } }))
  const log = await everyItem(admin, listActivities, { query: { type: 'newsletter_campaign' } })
  const lines = log.filter(({ description }) => description.includes(campaign.name))
  expect(lines.map(({ description }) => description)).toEqual([
    `Changed the campaign “${campaign.name}”`,
    `Created the campaign “${campaign.name}”`,
  ])
  expect(lines[0]).toMatchObject({ before: { subject: '' }, after: { subject: 'A subject' } })
})
