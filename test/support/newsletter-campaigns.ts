import { randomUUID } from 'node:crypto'
import {
  deleteTemplate,
  listTemplates,
  saveTemplate,
} from '#core/newsletter/newsletter-campaigns/campaign-templates.ts'
import { campaigns, frozenCampaigns } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newId } from '#shared/ids.ts'
import { type Block, initialLayout } from '#shared/newsletter/newsletter-campaigns/block.ts'
import {
  type Campaign,
  type CampaignId,
  everySubscriber,
  type OrganizationAudience,
  platformSender,
} from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import type {
  NewsletterTemplate,
  TemplateId,
} from '#shared/newsletter/newsletter-campaigns/newsletter-template.ts'

const at = '2026-06-01T00:00:00.000Z'

export const someBlocks = (): Block[] => [
  { id: 'head1', kind: 'heading', text: 'News from the lanes' },
  { id: 'text1', kind: 'text', html: '<p>Hello {{firstName|there}}, the season begins.</p>' },
  { id: 'link1', kind: 'button', label: 'See the season', url: 'https://example.org/season' },
]

const followers: OrganizationAudience = { kind: 'organization', followers: true, eventIds: [] }

/** Stores a campaign directly: a draft of the platform that could go out, unless it is said otherwise. */
export async function putCampaign(more: Partial<Campaign> = {}): Promise<Campaign> {
  const { senderId = platformSender } = more
  const campaign: Campaign = {
    id: newId('cmp', more.createdAt ?? new Date().toISOString()) as CampaignId,
    senderId,
    name: 'Season news',
    fromName: 'Boxrise',
    subject: 'The season begins',
    preheader: '',
    layout: initialLayout,
    blocks: someBlocks(),
    audience: senderId === platformSender ? everySubscriber : followers,
    status: 'draft',
    authorId: randomUUID() as Campaign['authorId'],
    createdAt: at,
    updatedAt: at,
    version: 1,
    ...more,
  }
  await commit(campaigns.put(campaign, { absent: true }))
  return campaign
}

export const storedCampaign = (id: string): Promise<Campaign | undefined> =>
  campaigns.get({ id }, { consistent: true })

/** Stores a campaign that has gone out, with the addresses behind the numbers of its links. */
export async function putSentCampaign(links: string[], more: Partial<Campaign> = {}): Promise<Campaign> {
  const startedAt = more.startedAt ?? new Date().toISOString()
  const planned = { local: startedAt.slice(0, 16), zone: 'UTC', at: startedAt }
  const campaign = await putCampaign({
    status: 'sent',
    planned,
    startedAt,
    preparedAt: startedAt,
    endedAt: startedAt,
    counted: 1,
    ...more,
  })
  const { id: campaignId, subject } = campaign
  const mail = { subject, html: '<p>The season begins.</p>', text: 'The season begins.' }
  await commit(
    frozenCampaigns.put({ campaignId, ...mail, links, frozenAt: startedAt, version: 1 }, { absent: true }),
  )
  return campaign
}

/** Stores a template directly; an earlier one of this name goes, since there is room for few. */
export async function putTemplate(more: Partial<NewsletterTemplate> = {}): Promise<NewsletterTemplate> {
  const name = more.name ?? 'Season template'
  // Another test may be faster.
  for (const { id } of (await listTemplates()).filter((template) => template.name === name))
    await deleteTemplate(id, () => []).catch(() => undefined)
  const id = newId('ntp', new Date().toISOString()) as TemplateId
  return saveTemplate(
    { id, layout: initialLayout, blocks: someBlocks(), ...more, name, version: 0 },
    at,
    () => [],
  )
}
