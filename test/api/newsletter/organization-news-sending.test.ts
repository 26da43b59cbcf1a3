import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { commit } from '#core/platform/db/commit.ts'
import { oneClickUnsubscribe } from '#shared/mail/unsubscribe/contract.ts'
import type { Campaign } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import {
  getOrganizationNews,
  sendOrganizationNews,
  setFollowing,
} from '#shared/newsletter/organization-news/contract.ts'
import { newsPath } from '#shared/newsletter/organization-news/news-path.ts'
import { updateNotificationPreferences } from '#shared/platform/notifications/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putCampaign, storedCampaign } from '#test/support/newsletter-campaigns.ts'
import { putEnteredEvent, putFollowing, putNewsOrganization } from '#test/support/organization-news.ts'
import { changeUser } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const seconds = 60_000

type News = Awaited<ReturnType<typeof putNewsOrganization>>

/** An organization to which an administrator has let news go out before. */
async function trusted(): Promise<News> {
  const news = await putNewsOrganization()
  await putCampaign({
    senderId: news.organizationId,
    status: 'sent',
    startedAt: '2026-01-01T00:00:00.000Z',
    endedAt: '2026-01-01T01:00:00.000Z',
  })
  return news
}

/** News under a subject of its own that can go out. */
const ready = ({ organizationId, organization }: News, more: Partial<Campaign> = {}) =>
  putCampaign({
    senderId: organizationId,
    fromName: organization.name,
    subject: `News ${crypto.randomUUID().slice(0, 8)}`,
    testedAt: '2026-06-01T00:00:00.000Z',
    ...more,
  })

async function send({ owner, organizationId }: News, { id: campaignId, version }: Campaign) {
  const params = { organizationId, campaignId }
  expectSuccess(await owner.client.call(sendOrganizationNews, { params, body: { version } }))
}

/** Lets the job look until a campaign stands there: it looks at those of other tests, too. */
const becomes = (campaign: Campaign, status: Campaign['status']) =>
  expect
    .poll(
      async () => {
        await control.run('send_campaigns')
        return (await storedCampaign(campaign.id))?.status
      },
      { timeout: seconds, interval: 500 },
    )
    .toBe(status)

const mailTo = async (email: string, { subject }: Campaign) =>
  (await control.inbox(email)).find((mail) => mail.subject === subject)

test(
  'those who follow or entered get it, and those who want none, or are gone, do not',
  async () => {
    const news = await trusted()
    const { organization, organizationId, owner } = news
    const names = ['follower', 'entrant', 'both', 'offByPreference', 'muted', 'suspended', 'erased', 'left']
    const members = await Promise.all(names.map(() => feedMember(url)))
    const [follower, entrant, both, offByPreference, muted, suspended, erased, left] = members
    if (!follower || !entrant || !both || !offByPreference || !muted || !suspended || !erased || !left)
      throw new Error('there are eight members')
    const entered = [entrant, both, offByPreference, muted, suspended, erased]
    for (const { userId } of [follower, both, left]) await putFollowing(organizationId, userId)
    const event = await putEnteredEvent(
      organization,
      owner.userId,
      entered.map(({ userId }) => userId),
    )
    await putFollowing(organizationId, muted.userId, { follows: false, isMuted: true })
    const preferences = { marketing: { enabled: true, email: false } }
    expectSuccess(
      await offByPreference.client.call(updateNotificationPreferences, { body: { preferences, version: 0 } }),
    )
    await changeUser(suspended.userId, { status: 'suspended' })
    const draft = await ready(news, {
      audience: { kind: 'organization', followers: true, eventIds: [event.id] },
    })
    await send(news, draft)
    await eraseAccount(erased.userId, await control.now())
    expectSuccess(
      await left.client.call(setFollowing, {
        params: { organizationId },
        body: { follows: false, isMuted: true },
      }),
    )
    await becomes(draft, 'sent')
    const got = await Promise.all(members.map(async ({ email }) => Boolean(await mailTo(email, draft))))
    expect(names.filter((_, at) => got[at])).toEqual(['follower', 'entrant', 'both'])
    const mail = await mailTo(both.email, draft)
    expect(mail?.headers['list-unsubscribe']).toContain('/api/notifications/one-click/organization_news-')
    expect(mail?.html).toContain(organization.name)
    await control.settle()
    const shown = await owner.client.call(getOrganizationNews, {
      params: { organizationId, campaignId: draft.id },
    })
    expect(shown.body.counts).toMatchObject({ sent: 3, failed: 0 })
  },
  2 * seconds,
)

test(
  'one press in the mail ends the news of this organization alone, and counts with what was sent',
  async () => {
    const [news, other] = await Promise.all([trusted(), trusted()])
    const member = await feedMember(url)
    for (const { organizationId } of [news, other]) await putFollowing(organizationId, member.userId)
    const [first, ofOther] = await Promise.all([ready(news), ready(other)])
    await send(news, first)
    await becomes(first, 'sent')
    const mail = await mailTo(member.email, first)
    const token = /one-click\/([\w-]+)/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? ''
    const pressed = await new Client(url).call(oneClickUnsubscribe, { params: { token } })
    expect(pressed.status).toBe(200)
    const witness = await feedMember(url)
    await putFollowing(news.organizationId, witness.userId)
    const second = await ready(news)
    await send(news, second)
    await send(other, ofOther)
    await becomes(second, 'sent')
    await becomes(ofOther, 'sent')
    expect(await mailTo(witness.email, second)).toBeDefined()
    expect(await mailTo(member.email, second)).toBeUndefined()
    expect(await mailTo(member.email, ofOther)).toBeDefined()
    await control.settle()
    const { owner, organizationId } = news
    const shown = await owner.client.call(getOrganizationNews, {
      params: { organizationId, campaignId: first.id },
    })
    expect(shown.body.counts).toMatchObject({ sent: 1, unsubscribed: 1 })
  },
  2 * seconds,
)

test(
  'planned news of an organization that may not send by then is a draft again, and its author is told',
  async () => {
    const at = await control.now()
    const planned = { local: '', zone: 'UTC', at }
    const [suspended, without] = await Promise.all([trusted(), trusted()])
    const follower = await feedMember(url)
    for (const { organizationId } of [suspended, without]) await putFollowing(organizationId, follower.userId)
    await changeUser(without.owner.userId, { membershipType: 'competitor' })
    const { organization } = suspended
    await commit(
      organizations.put(
        { ...organization, status: 'suspended', version: 2 },
        { version: organization.version },
      ),
    )
    const due = await Promise.all(
      [suspended, without].map((news) =>
        ready(news, { status: 'scheduled', planned, authorId: news.owner.userId as Campaign['authorId'] }),
      ),
    )
    for (const campaign of due) {
      await becomes(campaign, 'draft')
      expect(await mailTo(follower.email, campaign)).toBeUndefined()
    }
    await control.settle()
    const told = await control.mail(suspended.owner.email, 'Stopped: Season news')
    expect(told.html).toContain(newsPath(suspended.organizationId, due[0]?.id ?? '').split('?')[0])
  },
  2 * seconds,
)
