import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Counting } from '#core/platform/projections/counting.ts'
import { recount } from '#core/platform/projections/recount.ts'
import {
  type CampaignCounts,
  noCounts,
  SkipReason,
} from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { preparingProgress, type Recipient, recipients } from './campaigns.ts'

export const countsOfCampaign = (campaignId: string) => `CAMPAIGN_COUNTS#${campaignId}`

const RecipientCount = z.object({
  campaignId: z.string(),
  figure: z.string(),
  count: z.int(),
  version: z.int(),
})
type RecipientCount = z.infer<typeof RecipientCount>

/** How many people of a campaign stand where: `sent`, `skipped`, `skipped#topic`, `bounced`. */
export const recipientCounters = entity({
  name: 'campaign-count',
  erasure: 'impersonal',
  schema: RecipientCount,
  key: ({ campaignId, figure }: Pick<RecipientCount, 'campaignId' | 'figure'>) => ({
    pk: countsOfCampaign(campaignId),
    sk: figure,
  }),
})

/** How a recipient has been counted, so that a change delivered twice counts once. */
export const countedRecipients = entity({
  name: 'counted-recipient',
  erasure: 'by the stream',
  schema: z.object({
    campaignId: z.string(),
    recipientId: z.string(),
    figures: z.array(z.string()),
    version: z.int(),
  }),
  key: ({ campaignId, recipientId }: { campaignId: string; recipientId: string }) => ({
    pk: `CAMPAIGN#${campaignId}`,
    sk: `COUNTED#${recipientId}`,
  }),
})

/** A recipient counts once it has come to an end; what waits is the rest of those who were prepared. */
export const figuresOf = ({ status, why, bouncedAt, complainedAt, unsubscribedAt }: Recipient): string[] => [
  ...(status === 'waiting' || status === 'sending' ? [] : [status]),
  ...(status === 'skipped' && why ? [`skipped#${why}`] : []),
  ...(bouncedAt ? ['bounced'] : []),
  ...(complainedAt ? ['complained'] : []),
  ...(unsubscribedAt ? ['unsubscribed'] : []),
]

const figures = {
  marks: countedRecipients,
  counters: recipientCounters,
  adds: ({ campaignId, figures: all }: { campaignId: string; figures: readonly string[] }) =>
    all.map((figure) => ({ campaignId, figure, count: 1, version: 1 })),
}

/** Counts the recipients of each campaign. */
export const countRecipients: Counting = {
  of: recipients.name,
  recount: async ({ before, after, current }) => {
    const item = await current()
    const row = after ?? before
    const [campaignId, recipientId] = [String(row?.campaignId), String(row?.recipientId)]
    await recount(figures, { campaignId, recipientId }, async (counted) => {
      if (!item) return { mark: undefined }
      const recipient = recipients.read(item)
      if (counted && counted.version >= recipient.version) return undefined
      return { mark: { campaignId, recipientId, figures: figuresOf(recipient), version: recipient.version } }
    })
  },
}

/** The figures of a campaign as the table stream has counted them, a few seconds late. */
export async function countsOf(campaignId: string): Promise<{
  counts: CampaignCounts
  skippedFor: Record<string, number>
}> {
  const [{ items }, progress] = await Promise.all([
    recipientCounters.list({ pk: countsOfCampaign(campaignId), limit: 100 }),
    preparingProgress.get({ campaignId }),
  ])
  const counts = { ...noCounts, prepared: progress?.prepared ?? 0 }
  const skippedFor: Record<string, number> = {}
  for (const { figure, count } of items) {
    if (figure in counts) counts[figure as keyof CampaignCounts] = count
    else if (figure.startsWith('skipped#')) skippedFor[figure.slice('skipped#'.length)] = count
  }
  return { counts, skippedFor }
}

/** Why people were skipped, with those reasons that no one had. */
export const everySkipReason = (skippedFor: Readonly<Record<string, number>>): Record<SkipReason, number> =>
  Object.fromEntries(SkipReason.options.map((reason) => [reason, skippedFor[reason] ?? 0])) as Record<
    SkipReason,
    number
  >
