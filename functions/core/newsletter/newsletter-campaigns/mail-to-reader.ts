import { env } from '#core/env.ts'
import { newUnsubscribeToken } from '#core/mail/unsubscribe/unsubscribe-token.ts'
import type { MailsOfNoun } from '#core/platform/mails/mail-switches.ts'
import { handOver } from '#core/platform/mails/send-mail.ts'
import type { Campaign } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { forReader } from './render-campaign.ts'

export type Reader = {
  email: string
  firstName?: string | undefined
  /** What their link turns off; a test has none, and leads to the settings of its administrator. */
  leaves?: MailsOfNoun
}

type CampaignMail = {
  campaign: Pick<Campaign, 'id' | 'fromName' | 'replyTo'>
  content: { subject: string; html: string; text: string }
  /** What a bounce or a complaint is noted at; a test is noted nowhere. */
  recipientId?: string
}

/** Hands the mail of one reader to SES, and says what SES calls it. */
export async function mailTo(
  { email, firstName, leaves }: Reader,
  { campaign, content, recipientId }: CampaignMail,
  now: string,
): Promise<string | undefined> {
  const siteUrl = env('SITE_URL')
  const preferencesUrl = `${siteUrl}/profile?tab=notifications`
  const token = leaves && (await newUnsubscribeToken(leaves))
  const page = leaves?.purpose === 'newsletter' ? '/newsletter/unsubscribe' : '/unsubscribe'
  const leaveUrl = token && `${siteUrl}${page}/${token}`
  return handOver({
    to: email,
    from: { name: campaign.fromName, address: env('MAIL_FROM') },
    replyTo: campaign.replyTo,
    content: forReader(content, {
      ...(firstName && { firstName }),
      unsubscribeUrl: leaveUrl ?? preferencesUrl,
      // A subscriber chooses topics on the page that ends it; no account is needed there.
      preferencesUrl: leaves?.purpose === 'newsletter' && leaveUrl ? leaveUrl : preferencesUrl,
    }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(token && {
        'List-Unsubscribe': `<${siteUrl}/api/notifications/one-click/${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    tags: recipientId ? { campaign: campaign.id, recipient: recipientId } : { campaignTest: campaign.id },
    now,
  })
}
