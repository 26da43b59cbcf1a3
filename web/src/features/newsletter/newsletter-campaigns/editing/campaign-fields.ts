import * as z from 'zod/mini'
import { type ShownCampaign, saveCampaign } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import {
  type CampaignContent,
  everySubscriber,
  type SubscriberAudience,
} from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { type BlockProblems, blockProblems, refusedBlocks } from '../editor/block-problems.ts'

/** What an administrator writes of a campaign. */
export type CampaignFields = {
  name: string
  fromName: string
  replyTo: string
  content: CampaignContent
  audience: SubscriberAudience
}

export const pickCampaign = ({
  name,
  fromName,
  replyTo,
  content,
  audience,
}: CampaignFields): CampaignFields => ({
  name,
  fromName,
  replyTo,
  content,
  audience,
})

export function fieldsOf({ campaign }: ShownCampaign): CampaignFields {
  const { name, fromName, replyTo = '', subject, preheader, layout, blocks, audience } = campaign
  return {
    name,
    fromName,
    replyTo,
    content: { subject, preheader, layout, blocks },
    audience: audience.kind === 'subscribers' ? audience : everySubscriber,
  }
}

/** The fields as they are sent: without an address to answer to, readers answer the sender. */
export const bodyOf = ({ replyTo, ...fields }: CampaignFields, version: number) => ({
  ...fields,
  ...(replyTo.trim() && { replyTo: replyTo.trim() }),
  version,
})

const parsed = (fields: CampaignFields) => z.safeParse(saveCampaign.body, bodyOf(fields, 1))

export const isStorable = (fields: CampaignFields): boolean => parsed(fields).success

/** What is wrong, by the path of a field, and at blocks. */
export type CampaignProblems = { fields: Readonly<Record<string, string>>; blocks: BlockProblems }

export const noProblems: CampaignProblems = { fields: {}, blocks: {} }

/** What keeps a campaign from being stored. */
export function problemsIn(fields: CampaignFields): CampaignProblems {
  const issues = parsed(fields).error?.issues ?? []
  const found = issues.map(({ path, message }) => [path.join('.'), message] as const)
  return { fields: Object.fromEntries(found.toReversed()), blocks: blockProblems(fields.content.blocks) }
}

const inBody = /^body\.(?!content\.blocks\.)/

/** What the server refused, where it stands. */
export function refusedIn(fields: Pick<CampaignFields, 'content'>, failure: unknown): CampaignProblems {
  const errors = failure instanceof ApiError ? (failure.errors ?? []) : []
  return {
    fields: Object.fromEntries(
      errors
        .filter(({ path }) => inBody.test(path))
        .map(({ path, message }) => [path.replace(inBody, ''), message]),
    ),
    blocks: refusedBlocks(fields.content.blocks, failure),
  }
}
