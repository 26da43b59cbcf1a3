import { expect, test } from 'vitest'
import {
  approveNews,
  cancelCampaign,
  pauseCampaign,
  refuseNews,
  resumeCampaign,
} from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import type { Campaign } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { newsPath } from '#shared/newsletter/organization-news/news-path.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { getWaitingWork, listWaitingQueues } from '#shared/platform/waiting-work/contract.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putCampaign, putSentCampaign, storedCampaign } from '#test/support/newsletter-campaigns.ts'
import { putNewsOrganization } from '#test/support/organization-news.ts'
import { changeUser } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')
const planned = { local: '2040-01-02T09:00', zone: 'UTC', at: '2040-01-02T09:00:00.000Z' }

/** The first news of an organization, which waits for an administrator. */
async function waitingNews(more: Partial<Campaign> = {}) {
  const { organization, owner } = await putNewsOrganization()
  const news = await putCampaign({
    senderId: organization.id,
    subject: `News ${crypto.randomUUID().slice(0, 8)}`,
    authorId: owner.userId as Campaign['authorId'],
    status: 'in_review',
    planned,
    counted: 3,
    ...more,
  })
  const told = async () =>
    (await owner.client.call(listNotifications, { query: {} })).body.items.filter(
      ({ kind }) => kind === 'news_decided',
    )
  const mails = async () => {
    await control.settle()
    return (await control.inbox(owner.email)).filter(({ text }) => text.includes(news.subject))
  }
  return { news, params: { campaignId: news.id }, organization, owner, told, mails }
}

test('approved news goes out when it was planned, and its author is told', async () => {
  const { news, params, organization, told, mails } = await waitingNews()
  const answer = await admin.call(approveNews, { params })
  expectSuccess(answer)
  expect(answer.body.campaign).toMatchObject({ status: 'scheduled', planned, counted: 3, version: 2 })
  const [mail, ...rest] = await mails()
  expect(rest).toEqual([])
  expect(mail?.subject).toBe('Your news was approved')
  expect(mail?.text).toContain(organization.name)
  expect(await told()).toMatchObject([
    { title: 'Your news was approved', href: newsPath(organization.id, news.id), type: 'success' },
  ])
})

test('refused news is a draft again, and its author reads why', async () => {
  const { news, params, told, mails } = await waitingNews()
  const reason = 'Say in the first line who you are.'
  const answer = await admin.call(refuseNews, { params, body: { reason } })
  expectSuccess(answer)
  expect(await storedCampaign(news.id)).toMatchObject({ status: 'draft', refusal: reason, version: 2 })
  const [mail] = await mails()
  expect(mail?.subject).toBe('Your news needs a change')
  expect(mail?.text).toContain(reason)
  expect(await told()).toMatchObject([{ type: 'warning', title: 'Your news needs a change' }])
  expectProblem(await admin.call(refuseNews, { params, body: { reason: 'no' } }), 400, 'validation_failed')
})

test('of two decisions at once one counts, and its author is told once', async () => {
  const { params, told, mails } = await waitingNews()
  const answers = await Promise.all([
    admin.call(approveNews, { params }),
    admin.call(refuseNews, { params, body: { reason: 'Say who you are first.' } }),
    admin.call(approveNews, { params }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const lost = answers.find(({ status }) => status === 409)
  expect(lost && expectProblem(lost, 409, 'campaign_step').detail).toBe(
    'Someone has decided on this already.',
  )
  expect(await mails()).toHaveLength(1)
  expect(await told()).toHaveLength(1)
})

test('only what waits is decided, and an author who is suspended is not told', async () => {
  const { news: draft } = await waitingNews({ status: 'draft' })
  expectProblem(await admin.call(approveNews, { params: { campaignId: draft.id } }), 409, 'campaign_step')
  const platform = await putCampaign()
  expectProblem(
    await admin.call(refuseNews, {
      params: { campaignId: platform.id },
      body: { reason: 'Say who you are first.' },
    }),
    409,
    'campaign_step',
  )
  const { params, owner, mails } = await waitingNews()
  await changeUser(owner.userId, { status: 'suspended' })
  expectSuccess(await admin.call(approveNews, { params }))
  expect(await mails()).toEqual([])
})

test('an administrator stops what an organization sends, and lets it go on', async () => {
  const { organization } = await putNewsOrganization()
  const news = await putSentCampaign([], { senderId: organization.id, status: 'sending' })
  const params = { campaignId: news.id }
  const status = async (answer: ReturnType<typeof admin.call<typeof pauseCampaign>>) =>
    (await answer).body.campaign.status
  expect(await status(admin.call(pauseCampaign, { params }))).toBe('paused')
  expect(await status(admin.call(resumeCampaign, { params }))).toBe('sending')
  expect(await status(admin.call(cancelCampaign, { params }))).toBe('cancelled')
})

test('news that waits is among the work of administrators until it is decided', async () => {
  const waiting = async () => {
    await control.settle()
    const [work, queues] = await Promise.all([
      admin.call(getWaitingWork, {}),
      admin.call(listWaitingQueues, {}),
    ])
    const queue = queues.body.items.find((one) => one.queue === 'organizationNews')
    expect(queue?.count ?? 0).toBe(work.body.organizationNews)
    return work.body.organizationNews
  }
  const before = await waiting()
  const { params } = await waitingNews()
  expect(await waiting()).toBe(before + 1)
  expectSuccess(await admin.call(approveNews, { params }))
  expect(await waiting()).toBe(before)
})
