import { expect, test } from 'vitest'
import { events } from '#core/events/events/events.ts'
import { organizationPeople } from '#core/organizations/organizations/organization-people.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Event } from '#shared/events/events/event.ts'
import { approveNews, refuseNews } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import { type Block, initialLayout } from '#shared/newsletter/newsletter-campaigns/block.ts'
import type { Campaign, OrganizationAudience } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import {
  cancelOrganizationNews,
  countNewsAudience,
  createOrganizationNews,
  deleteOrganizationNews,
  getNewsAudience,
  getOrganizationNews,
  listOrganizationNews,
  previewOrganizationNews,
  saveOrganizationNews,
  sendOrganizationNews,
  takeBackOrganizationNews,
  testOrganizationNews,
} from '#shared/newsletter/organization-news/contract.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putCampaign, someBlocks, storedCampaign } from '#test/support/newsletter-campaigns.ts'
import { putEnteredEvent, putFollowing, putNewsOrganization } from '#test/support/organization-news.ts'
import { changeUser } from '#test/support/records.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

type News = Awaited<ReturnType<typeof putNewsOrganization>>

const toFollowers: OrganizationAudience = { kind: 'organization', followers: true, eventIds: [] }
const content = (blocks: Block[] = someBlocks(), subject = 'See you in June') => ({
  subject,
  preheader: 'Doors open at nine, and the lanes are ready.',
  layout: initialLayout,
  blocks,
})
const heading: Block = { id: 'head1', kind: 'heading', text: 'See you' }

const someone = async () => {
  const person = aPerson()
  await putPeople([person])
  return person.id
}

const begin = async ({ owner, organizationId }: News, subject = 'See you in June') => {
  const answer = await owner.client.call(createOrganizationNews, {
    params: { organizationId },
    body: { subject },
  })
  expectSuccess(answer)
  return answer.body.campaign
}

const save = (
  { owner, organizationId }: News,
  { id: campaignId, version }: Campaign,
  {
    blocks = someBlocks(),
    audience = toFollowers,
  }: { blocks?: Block[]; audience?: OrganizationAudience } = {},
) =>
  owner.client.call(saveOrganizationNews, {
    params: { organizationId, campaignId },
    body: { content: content(blocks), audience, version },
  })

/** News that was tested and can go out, of an organization with a follower. */
const ready = async ({ organizationId }: News, more: Partial<Campaign> = {}) =>
  putCampaign({
    senderId: organizationId,
    fromName: 'Club',
    testedAt: '2026-06-01T00:00:00.000Z',
    ...more,
  })

const send = (
  { owner, organizationId }: News,
  { id: campaignId, version }: Campaign,
  planned?: { local: string; zone: string },
) =>
  owner.client.call(sendOrganizationNews, {
    params: { organizationId, campaignId },
    body: { version, ...(planned && { planned }) },
  })

const plannedIn = async (days: number) => ({
  local: addTime(await control.now(), { days }).slice(0, 16),
  zone: 'UTC',
})

/** An organization with one follower, to whom an administrator has let it write before. */
async function trusted(): Promise<News> {
  const news = await putNewsOrganization()
  await putFollowing(news.organizationId, await someone())
  await putCampaign({
    senderId: news.organizationId,
    status: 'sent',
    startedAt: '2026-01-01T00:00:00.000Z',
    endedAt: '2026-01-01T01:00:00.000Z',
  })
  return news
}

const changeOrganization = async ({ organization }: News, fields: Partial<Organization>) => {
  const now = await organizations.get({ id: organization.id }, { consistent: true })
  if (!now) throw new Error('there is no such organization')
  await commit(organizations.put({ ...now, ...fields, version: now.version + 1 }, { version: now.version }))
}

test('news is begun, saved, shown, listed, and deleted', async () => {
  const news = await putNewsOrganization()
  const { owner, organizationId } = news
  const begun = await begin(news)
  expect(begun).toMatchObject({
    senderId: organizationId,
    authorId: owner.userId,
    fromName: news.organization.name,
    status: 'draft',
    audience: toFollowers,
  })
  const event = await putEnteredEvent(news.organization, owner.userId, [])
  const blocks: Block[] = [
    heading,
    { id: 'text1', kind: 'text', html: '<p onclick="x()">Hello {{firstName|there}}</p>' },
    { id: 'event1', kind: 'event', eventId: event.id },
  ]
  const audience = { ...toFollowers, eventIds: [event.id] }
  const saved = await save(news, begun, { blocks, audience })
  expect(saved.body.campaign).toMatchObject({ version: 2, audience, subject: 'See you in June' })
  expect(saved.body.campaign.blocks[1]).toMatchObject({ html: '<p>Hello {{firstName|there}}</p>' })
  expectProblem(await save(news, begun), 409, 'version_conflict')
  const params = { organizationId, campaignId: begun.id }
  const shown = await owner.client.call(getOrganizationNews, { params })
  expect(shown.body).toMatchObject({ campaign: { id: begun.id, version: 2 }, stats: { links: [] } })
  const listed = await owner.client.call(listOrganizationNews, { params: { organizationId }, query: {} })
  expect(listed.body.items).toMatchObject([{ id: begun.id, status: 'draft', counts: { sent: 0 } }])
  expectSuccess(await owner.client.call(deleteOrganizationNews, { params }))
  expectProblem(await owner.client.call(getOrganizationNews, { params }), 404, 'campaign_not_found')
})

test('no one else reads or writes it, and who loses the role or the membership loses it at once', async () => {
  const [manager, editor, stranger] = await Promise.all(
    [1, 2, 3].map(() => feedMember(url, { membershipType: 'organization' })),
  )
  if (!manager || !editor || !stranger) throw new Error('there are three')
  const news = await putNewsOrganization([
    [manager.userId, 'manager'],
    [editor.userId, 'editor'],
  ])
  const { organizationId, owner } = news
  const campaign = await begin(news)
  const params = { organizationId, campaignId: campaign.id }
  const read = ({ client }: { client: typeof owner.client }) => client.call(getOrganizationNews, { params })
  expectSuccess(await read(manager))
  const admin = await demoClient(url, 'admin')
  for (const other of [editor, stranger, await feedMember(url), { client: admin }])
    expectProblem(await read(other), 404, 'news_not_found')
  // Another organization does not reach it either.
  const other = await putNewsOrganization()
  const foreign = { organizationId: other.organizationId, campaignId: campaign.id }
  expectProblem(
    await other.owner.client.call(getOrganizationNews, { params: foreign }),
    404,
    'campaign_not_found',
  )
  const role = await organizationPeople.get({ organizationId, userId: manager.userId }, { consistent: true })
  if (role) await commit(organizationPeople.delete(role))
  expectProblem(await read(manager), 404, 'news_not_found')
  await changeUser(owner.userId, { membershipType: 'competitor' })
  expectProblem(await read(owner), 404, 'news_not_found')
})

test('it has no pictures and no cards of others, and is for people of its own events alone', async () => {
  const news = await putNewsOrganization()
  const { owner, organizationId } = news
  const stranger = await putNewsOrganization()
  const [own, foreign] = await Promise.all([
    putEnteredEvent(news.organization, owner.userId, []),
    putEnteredEvent(stranger.organization, stranger.owner.userId, [await someone()]),
  ])
  const campaign = await begin(news)
  const picture = `/media/page-pictures/someone/pic_${'0'.repeat(26)}-1600.webp`
  const refused: [Block, string][] = [
    [{ id: 'pict1', kind: 'picture', src: picture, alt: 'A lane' }, 'block_not_allowed'],
    [{ id: 'text1', kind: 'text', html: `<p><img src="${picture}" alt="A"></p>` }, 'block_not_allowed'],
    [{ id: 'event1', kind: 'event', eventId: foreign.id }, 'unknown_event'],
    [{ id: 'text1', kind: 'text', html: '<p>{{email}}</p>' }, 'unknown_placeholder'],
  ]
  for (const [block, code] of refused) {
    expectProblem(await save(news, campaign, { blocks: [heading, block] }), 422, code)
    const body = { content: content([heading, block]) }
    expectProblem(
      await owner.client.call(previewOrganizationNews, { params: { organizationId }, body }),
      422,
      code,
    )
  }
  const audience = { ...toFollowers, eventIds: [own.id, foreign.id] }
  const path = 'body.audience.eventIds.1'
  const wrong = await save(news, campaign, { audience })
  expectProblem(wrong, 422, 'unknown_event')
  expect(wrong.text).toContain(path)
  expectProblem(
    await owner.client.call(countNewsAudience, { params: { organizationId }, body: { audience } }),
    422,
    'unknown_event',
  )
  // An event that went to another organization since takes its entrants along.
  const drafted = await ready(news, { audience: { ...toFollowers, eventIds: [own.id] } })
  await putFollowing(organizationId, await someone())
  const moved: Event = { ...own, organizationId: stranger.organizationId, version: own.version + 1 }
  await commit(events.put(moved, { version: own.version }))
  expectProblem(await send(news, drafted), 422, 'unknown_event')
})

test('the editor knows whom there is to write to', async () => {
  const news = await putNewsOrganization()
  const { owner, organizationId } = news
  const [follower, both, muted, entrant] = await Promise.all([someone(), someone(), someone(), someone()])
  await putFollowing(organizationId, follower)
  await putFollowing(organizationId, both)
  await putFollowing(organizationId, muted, { isMuted: true })
  const event = await putEnteredEvent(news.organization, owner.userId, [both, entrant])
  await control.settle()
  const params = { organizationId }
  await expect
    .poll(async () => (await owner.client.call(getNewsAudience, { params })).body)
    .toEqual({
      followers: 3,
      events: [{ id: event.id, title: event.title, startsAt: event.startsAt, entrants: 2 }],
      isFirst: true,
    })
  const count = async (audience: OrganizationAudience) =>
    (await owner.client.call(countNewsAudience, { params, body: { audience } })).body
  expect(await count(toFollowers)).toMatchObject({ count: 2, isAtLeast: false })
  expect(await count({ ...toFollowers, eventIds: [event.id] })).toMatchObject({ count: 3 })
  expect(await count({ ...toFollowers, followers: false, eventIds: [event.id] })).toMatchObject({ count: 2 })
  expect(await count({ ...toFollowers, followers: false })).toMatchObject({ count: 0 })
})

test('a test goes to one’s own address, and news that was not tested stays', async () => {
  const news = await trusted()
  const { owner, organizationId } = news
  const empty = await begin(news)
  const params = { organizationId, campaignId: empty.id }
  expectProblem(await owner.client.call(testOrganizationNews, { params }), 422, 'campaign_incomplete')
  const { campaign } = (await save(news, empty)).body
  expectProblem(await send(news, campaign), 422, 'campaign_not_tested')
  const tested = await owner.client.call(testOrganizationNews, { params })
  expectSuccess(tested)
  expect(tested.body.campaign.testedAt).toBeDefined()
  const mails = await control.inbox(owner.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['See you in June'])
  expect(mails[0]?.html).toContain(news.organization.name)
  expect((await send(news, tested.body.campaign)).body.campaign.status).toBe('scheduled')
})

test('the first news waits for an administrator, who returns it with a reason or lets it go out', async () => {
  const news = await putNewsOrganization()
  const { owner, organizationId } = news
  await putFollowing(organizationId, await someone())
  const admin = await demoClient(url, 'admin')
  const asked = await send(news, await ready(news), await plannedIn(3))
  expect(asked.body.campaign).toMatchObject({ status: 'in_review', counted: 1 })
  const { id: campaignId } = asked.body.campaign
  const body = { reason: 'Say who you are in the first line.' }
  expectSuccess(await admin.call(refuseNews, { params: { campaignId }, body }))
  const params = { organizationId, campaignId }
  const returned = await owner.client.call(getOrganizationNews, { params })
  expect(returned.body.campaign).toMatchObject({ status: 'draft', refusal: body.reason })
  const again = await send(news, returned.body.campaign, await plannedIn(3))
  expect(again.body.campaign.status).toBe('in_review')
  const approved = await admin.call(approveNews, { params: { campaignId } })
  expect(approved.body.campaign).toMatchObject({ status: 'scheduled', planned: { zone: 'UTC' } })
  // From now on, no one waits.
  const next = await send(news, await ready(news), await plannedIn(4))
  expect(next.body.campaign.status).toBe('scheduled')
})

test('news waits for its moment, is taken back, or canceled', async () => {
  const news = await trusted()
  const { owner, organizationId } = news
  const soon = { local: (await control.now()).slice(0, 16), zone: 'UTC' }
  expectProblem(await send(news, await ready(news), soon), 400, 'campaign_too_soon')
  const { campaign } = (await send(news, await ready(news), await plannedIn(2))).body
  expect(campaign).toMatchObject({ status: 'scheduled', counted: 1 })
  expectProblem(await save(news, campaign), 409, 'campaign_scheduled')
  const params = { organizationId, campaignId: campaign.id }
  expectProblem(await owner.client.call(deleteOrganizationNews, { params }), 409, 'campaign_scheduled')
  const back = await owner.client.call(takeBackOrganizationNews, { params })
  expect(back.body.campaign.status).toBe('draft')
  expectSuccess(await send(news, back.body.campaign, await plannedIn(2)))
  const canceled = await owner.client.call(cancelOrganizationNews, { params })
  expect(canceled.body.campaign.status).toBe('cancelled')
  expectProblem(await owner.client.call(testOrganizationNews, { params }), 409, 'campaign_sent')
  expectSuccess(await owner.client.call(deleteOrganizationNews, { params }))
})

test('of many at once, two go out in seven days, and what is taken back makes room', async () => {
  const news = await trusted()
  const { owner, organizationId } = news
  const drafts = await Promise.all([1, 2, 3, 4].map(() => ready(news)))
  const planned = await plannedIn(1)
  const answers = await Promise.all(drafts.map((draft) => send(news, draft, planned)))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(2)
  for (const answer of refused) expectProblem(answer, 429, 'news_limit')
  const params = { organizationId }
  const { nextAt } = (await owner.client.call(getNewsAudience, { params })).body
  expect(nextAt?.slice(0, 16)).toBe(addTime(`${planned.local}:00.000Z`, { days: 7 }).slice(0, 16))
  const [left] = drafts.filter((_, at) => answers[at]?.status !== 200)
  const [taken] = drafts.filter((_, at) => answers[at]?.status === 200)
  if (!left || !taken) throw new Error('two went out, and two did not')
  expectSuccess(await send(news, left, await plannedIn(9)))
  expectSuccess(
    await owner.client.call(takeBackOrganizationNews, { params: { organizationId, campaignId: taken.id } }),
  )
  const [last] = drafts.filter((draft, at) => answers[at]?.status !== 200 && draft.id !== left.id)
  if (last) expectSuccess(await send(news, last, planned))
})

test('of two that send the same news at once, one does', async () => {
  const news = await trusted()
  const draft = await ready(news)
  const planned = await plannedIn(1)
  const answers = await Promise.all([send(news, draft, planned), send(news, draft, planned)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await storedCampaign(draft.id))?.version).toBe(2)
})

test('an organization that is off the site sends nothing, and no one is written to without people', async () => {
  const news = await trusted()
  const draft = await ready(news)
  for (const [status, code] of [
    ['suspended', 'org_suspended'],
    ['archived', 'org_archived'],
    ['draft', 'org_not_active'],
  ] as const) {
    await changeOrganization(news, { status })
    expectProblem(await send(news, draft), 409, code)
  }
  const { owner, organizationId } = news
  const body = { subject: 'Hello' }
  expectProblem(
    await owner.client.call(createOrganizationNews, { params: { organizationId }, body }),
    409,
    'org_not_active',
  )
  await changeOrganization(news, { status: 'active' })
  const noOne = { ...toFollowers, followers: false }
  expectProblem(await send(news, await ready(news, { audience: noOne })), 422, 'no_audience')
})

test('a preview shows the mail as the organization writes it', async () => {
  const news = await putNewsOrganization()
  const { owner, organizationId } = news
  const shown = await owner.client.call(previewOrganizationNews, {
    params: { organizationId },
    body: { content: content() },
  })
  expectSuccess(shown)
  expect(shown.body.html).toContain(news.organization.name)
  expect(shown.body.html).not.toContain('{{')
  expect(shown.body.checks.every(({ isFine }) => isFine)).toBe(true)
})
