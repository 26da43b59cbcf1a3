import * as z from 'zod/mini'
import type { ShownCampaign } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import type {
  CampaignContent,
  OrganizationAudience,
} from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { saveOrganizationNews } from '#shared/newsletter/organization-news/contract.ts'
import type { CampaignProblems } from '#web/features/newsletter/newsletter-campaigns/editing/campaign-fields.ts'
import { blockProblems } from '#web/features/newsletter/newsletter-campaigns/editor/block-problems.ts'

/** What an organization writes. */
export type NewsFields = { replyTo: string; content: CampaignContent; audience: OrganizationAudience }

export const pickNews = ({ replyTo, content, audience }: NewsFields): NewsFields => ({
  replyTo,
  content,
  audience,
})

const noOne: OrganizationAudience = { kind: 'organization', followers: false, eventIds: [] }

export function newsFieldsOf({ campaign }: ShownCampaign): NewsFields {
  const { replyTo = '', subject, preheader, layout, blocks, audience } = campaign
  return {
    replyTo,
    content: { subject, preheader, layout, blocks },
    audience: audience.kind === 'organization' ? audience : noOne,
  }
}

/** The fields as they are sent: without an address to answer to, readers answer the site. */
export const newsBodyOf = ({ replyTo, ...fields }: NewsFields, version: number) => ({
  ...fields,
  ...(replyTo.trim() && { replyTo: replyTo.trim() }),
  version,
})

const parsed = (fields: NewsFields) => z.safeParse(saveOrganizationNews.body, newsBodyOf(fields, 1))

export const isStorableNews = (fields: NewsFields): boolean => parsed(fields).success

/** What keeps news from being stored. */
export function newsProblems(fields: NewsFields): CampaignProblems {
  const issues = parsed(fields).error?.issues ?? []
  const found = issues.map(({ path, message }) => [path.join('.'), message] as const)
  return { fields: Object.fromEntries(found.toReversed()), blocks: blockProblems(fields.content.blocks) }
}
