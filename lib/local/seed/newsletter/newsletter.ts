import { blockParts } from '#core/newsletter/newsletter-campaigns/block-parts.ts'
import { campaignLinks } from '#core/newsletter/newsletter-campaigns/campaign-links.ts'
import { campaignPage, campaignText } from '#core/newsletter/newsletter-campaigns/campaign-page.ts'
import { senderOf } from '#core/newsletter/newsletter-campaigns/campaign-sender.ts'
import {
  campaigns,
  frozenCampaigns,
  linkCounters,
  newsletterTemplates,
  preparingProgress,
  recipients,
} from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { looks as looksOf } from '#core/newsletter/newsletter-campaigns/mail-styles.ts'
import {
  countedRecipients,
  recipientCounters,
} from '#core/newsletter/newsletter-campaigns/recipient-counters.ts'
import {
  audienceCounters,
  countedSubscribers,
  figuresOfSubscriber,
} from '#core/newsletter/newsletter-subscribers/audience-counters.ts'
import { madeSubscriber } from '#core/newsletter/newsletter-subscribers/new-subscriber.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import type { Write } from '#core/platform/db/write.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import { demoAddress } from '#lib/local/seed/content/contact.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import { type Campaign, platformSender } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import type { TemplateId } from '#shared/newsletter/newsletter-campaigns/newsletter-template.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { demoTemplates } from './demo-content.ts'
import { comingCampaigns, pausedCampaign, pausedFor, sentCampaigns } from './demo-newsletters.ts'
import { demoSubscribers } from './demo-subscribers.ts'

const absent = { absent: true } as const

/** The newsletter of the demo: its audience, and what it was sent. Tests begin without any. */
export async function seed(now: string, size: SeedSize): Promise<Write[]> {
  if (size === 'small') return []
  const sent = sentCampaigns(now)
  const paused = pausedCampaign(now)
  return [
    ...demoSubscribers(now).flatMap(madeSubscriber),
    ...countedAudience(now),
    ...suppressed(now),
    ...templates(now),
    ...[...sent, paused, ...comingCampaigns(now)].map((campaign) => campaigns.put(campaign, absent)),
    ...(await Promise.all([...sent, paused].map(frozen))),
    ...sent.flatMap(clicks),
    ...peopleOf(paused, now),
  ]
}

/** As the stream would count them, which takes minutes for so many at once. */
function countedAudience(now: string): Write[] {
  const counted = demoSubscribers(now).map((subscriber) => ({
    subscriberId: subscriber.id,
    figures: figuresOfSubscriber(subscriber),
    version: subscriber.version,
  }))
  const counts = Map.groupBy(
    counted.flatMap(({ figures }) => figures),
    (figure) => figure,
  )
  return [
    ...counted.map((mark) => countedSubscribers.put(mark, absent)),
    ...[...counts].map(([figure, { length }]) =>
      audienceCounters.put({ figure, count: length, version: 1 }, absent),
    ),
  ]
}

/** Nothing more goes to those whose mail came back, or who called one spam. */
const suppressed = (now: string): Write[] =>
  demoSubscribers(now).flatMap(({ email, status, consents, createdAt }) => {
    if (status !== 'bounced' && status !== 'complained') return []
    const reason = status === 'bounced' ? ('bounce' as const) : ('complaint' as const)
    const row = { email, scope: 'all' as const, reason, createdAt: consents.at(-1)?.at ?? createdAt }
    return suppressions.put({ ...row, version: 1 }, absent)
  })

const templates = (now: string): Write[] =>
  demoTemplates.map(({ name, accent, blocks }, at) => {
    const createdAt = addTime(now, { days: -90 + at })
    const id = deriveId('ntp', createdAt, name) as TemplateId
    const layout = { accent, footerText: '' }
    return newsletterTemplates.put(
      { id, name, layout, blocks, createdAt, updatedAt: createdAt, version: 1 },
      absent,
    )
  })

/** A campaign as it went out, with the address that the demo’s contact settings have. */
async function frozen(campaign: Campaign): Promise<Write> {
  const { id, layout, blocks, subject, startedAt = campaign.createdAt } = campaign
  const links = campaignLinks(id)
  const looks = looksOf(layout.accent)
  const around = { sender: await senderOf(platformSender), address: demoAddress, looks, links }
  const parts = blockParts(blocks, { looks, links, things: new Map() })
  const html = campaignPage(campaign, parts, around)
  const text = campaignText(campaign, parts, around)
  const made = { campaignId: id, subject, html, text, links: links.numbered, frozenAt: startedAt }
  return frozenCampaigns.put({ ...made, version: 1 }, absent)
}

const hoursCounted = 14

/** Clicks that fall off by the hour, with what programs opened by themselves at first. */
function clicks({ id: campaignId, blocks, startedAt, finalCounts }: Campaign): Write[] {
  const first = `${startedAt?.slice(0, 13)}:00:00.000Z`
  const sent = finalCounts?.sent ?? 0
  return blocks
    .filter(({ kind }) => kind === 'button')
    .flatMap((_, link) => {
      const ofLink = { campaignId, number: link + 1, version: 1 }
      const share = sent * (0.04 - 0.015 * link)
      const hours = Array.from({ length: hoursCounted }, (__, at) => ({
        hour: addTime(first, { hours: at }),
        count: Math.round(share / (1 + at)),
      }))
      return [
        ...hours.flatMap(({ hour, count }) =>
          count > 0 ? linkCounters.put({ ...ofLink, hour, isAutomatic: false, count }, absent) : [],
        ),
        linkCounters.put({ ...ofLink, hour: first, isAutomatic: true, count: Math.round(sent / 30) }, absent),
      ]
    })
}

/** Put, leased, and settled. */
const sentVersion = 3

/** Those whom the paused campaign has reached, and those who wait until someone resumes it. */
function peopleOf({ id: campaignId, startedAt = '' }: Campaign, now: string): Write[] {
  const people = demoSubscribers(now)
    .filter(({ status, confirmedAt }) => status === 'confirmed' && confirmedAt && confirmedAt < startedAt)
    .slice(0, pausedFor.people)
  return [
    preparingProgress.put({ campaignId, list: 1, prepared: people.length, version: 1 }, absent),
    recipientCounters.put({ campaignId, figure: 'sent', count: pausedFor.sent, version: 1 }, absent),
    ...people.slice(0, pausedFor.sent).map(({ id: recipientId }) => {
      const mark = { campaignId, recipientId, figures: ['sent'], version: sentVersion }
      return countedRecipients.put(mark, absent)
    }),
    ...people.map(({ id: recipientId }, at) =>
      recipients.put(
        at < pausedFor.sent
          ? { campaignId, recipientId, status: 'sent', attempts: 1, at: startedAt, version: sentVersion }
          : {
              campaignId,
              recipientId,
              status: 'waiting',
              attempts: 0,
              nextAttemptAt: startedAt,
              at: startedAt,
              version: 1,
            },
        absent,
      ),
    ),
  ]
}
