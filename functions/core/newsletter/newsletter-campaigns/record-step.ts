import { isDeepStrictEqual } from 'node:util'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Campaign } from '#shared/newsletter/newsletter-campaigns/campaign.ts'

type By = { userId: string; adminId?: string | undefined }

const told = [
  'name',
  'fromName',
  'replyTo',
  'subject',
  'preheader',
  'layout',
  'audience',
  'status',
  'planned',
  'counted',
  'refusal',
] as const

/** What changed of a campaign, by field: of its blocks how many there are, since their texts can be long. */
function changed(before: Campaign, after: Campaign) {
  const fields = told.filter((field) => !isDeepStrictEqual(before[field], after[field]))
  const hasOtherBlocks = !isDeepStrictEqual(before.blocks, after.blocks)
  const only = (campaign: Campaign) => ({
    ...Object.fromEntries(fields.map((field) => [field, campaign[field]])),
    ...(hasOtherBlocks && { blocks: campaign.blocks.length }),
  })
  return { before: only(before), after: only(after) }
}

type Step = {
  /** What was done to it, such as `Paused`. */
  done: string
  /** `newsletter_send`: a step on its way to its people. */
  type: 'newsletter_campaign' | 'newsletter_send'
  before?: Campaign
  after?: Campaign
}

/** The activity of a step of a campaign. */
export function recordCampaignStep(by: By, { done, type, before, after }: Step, now: string): Write {
  const name = (after ?? before)?.name ?? ''
  return recordActivity(
    {
      by,
      type,
      description: `${done} the campaign “${name}”`,
      ...(before && after && changed(before, after)),
    },
    now,
  )
}
