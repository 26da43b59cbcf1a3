import { randomUUID } from 'node:crypto'
import { initialLayout } from '#shared/newsletter/newsletter-campaigns/block.ts'
import type {
  Campaign,
  CampaignId,
  OrganizationAudience,
} from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import type { Standing } from '#test/support/access-policy.ts'
import type { Client } from '#test/support/client.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { putCampaign, someBlocks } from '#test/support/newsletter-campaigns.ts'
import type { NounFixture, Refusal } from '#test/support/noun-fixture.ts'
import { putFollowing } from '#test/support/organization-news.ts'
import { putOrganization } from '#test/support/organizations.ts'
import { userIdOf } from '#test/support/records.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()
const unknown = unknownId('org') as OrganizationId
const unknownCampaign = unknownId('cmp') as CampaignId
const code = 'news_not_found'

const at = '2090-01-01T12:00:00.000Z'
const waiting: Partial<Campaign> = {
  status: 'scheduled',
  planned: { local: '2090-01-01T12:00', zone: 'UTC', at },
  counted: 1,
}

const content = () => ({
  subject: 'See you there',
  preheader: '',
  layout: initialLayout,
  blocks: someBlocks(),
})
const audience: OrganizationAudience = { kind: 'organization', followers: true, eventIds: [] }

const organizationOf = async (ownerId: string) => {
  const { id } = await putOrganization([[ownerId, 'owner']])
  const follower = aPerson()
  await putPeople([follower])
  await putFollowing(id, follower.id)
  return id
}

const newsOf = async (ownerId: string, more: Partial<Campaign> = {}) => {
  const organizationId = await organizationOf(ownerId)
  const { id: campaignId } = await putCampaign({
    senderId: organizationId,
    testedAt: '2026-06-01T00:00:00.000Z',
    ...more,
  })
  return { organizationId, campaignId }
}

const own = async (caller?: Client) => ({
  organizationId: caller ? await organizationOf(userIdOf(caller)) : unknown,
})
const ownNews = async (caller?: Client, more: Partial<Campaign> = {}) =>
  caller ? newsOf(userIdOf(caller), more) : { organizationId: unknown, campaignId: unknownCampaign }

/** Only the Organization membership has news. */
const idle = (standing: Standing | undefined): Refusal | undefined =>
  standing?.type === 'organization' ? undefined : [404, code]

/** Someone who could have news. */
const organizer = () => demoClient(url, 'organizer')

/** A route of an organization, and one of news, with what the request says. */
const ofOrganization = <Said extends object>(said: () => Said) => ({
  caller: 'shared' as const,
  idle,
  sample: async (caller?: Client) => ({ params: await own(caller), ...said() }),
  foreign: async ({ id }: { id: string }) => ({
    caller: await organizer(),
    input: { params: { organizationId: await organizationOf(id) }, ...said() },
    code,
  }),
})
const ofNews = <Said extends object>(said: () => Said, more: Partial<Campaign> = {}) => ({
  caller: 'shared' as const,
  idle,
  sample: async (caller?: Client) => ({ params: await ownNews(caller, more), ...said() }),
  foreign: async ({ id }: { id: string }) => ({
    caller: await organizer(),
    input: { params: await newsOf(id, more), ...said() },
    code,
  }),
})

const followed = async (caller?: Client) => ({
  organizationId: caller ? await organizationOf(randomUUID()) : unknown,
})
const hidden = async () => (await putOrganization([], { status: 'draft' })).id

export const fixture = {
  getFollowing: {
    sample: async (caller) => ({ params: await followed(caller) }),
    foreign: async () => ({
      input: { params: { organizationId: await hidden() } },
      code: 'organization_not_found',
    }),
  },
  setFollowing: {
    sample: async (caller) => ({
      params: await followed(caller),
      body: { follows: true, isMuted: false },
    }),
    foreign: async () => ({
      input: { params: { organizationId: await hidden() }, body: { follows: true, isMuted: false } },
      code: 'organization_not_found',
    }),
  },
  listFollowed: () => ({ query: {} }),
  listOrganizationNews: ofOrganization(() => ({ query: {} })),
  getNewsAudience: ofOrganization(() => ({})),
  createOrganizationNews: ofOrganization(() => ({ body: { subject: 'See you there' } })),
  getOrganizationNews: ofNews(() => ({})),
  saveOrganizationNews: ofNews(() => ({ body: { content: content(), audience, version: 1 } })),
  deleteOrganizationNews: ofNews(() => ({})),
  previewOrganizationNews: ofOrganization(() => ({ body: { content: content() } })),
  testOrganizationNews: ofNews(() => ({})),
  countNewsAudience: ofOrganization(() => ({ body: { audience } })),
  sendOrganizationNews: ofNews(() => ({ body: { version: 1 } })),
  takeBackOrganizationNews: ofNews(() => ({}), waiting),
  cancelOrganizationNews: ofNews(() => ({}), waiting),
} satisfies NounFixture<'organizationNews'>
