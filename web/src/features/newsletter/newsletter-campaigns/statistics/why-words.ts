import { SkipReason } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { skipWords } from '../components/campaign-words.ts'

const isReason = (why: string): why is SkipReason => (SkipReason.options as readonly string[]).includes(why)

/** Why someone did not get a campaign, in words. */
export const whyWords = (why: string | undefined): string =>
  why && isReason(why) ? skipWords[why] : (why ?? '')
