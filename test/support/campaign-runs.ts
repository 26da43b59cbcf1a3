import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storedContactSettings } from '#core/content/contact/contact-settings.ts'
import { readContactSettings } from '#core/content/contact/read-contact-settings.ts'
import {
  preparingProgress,
  type Recipient,
  recipientPrefix,
  recipients,
} from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { jobLeases } from '#core/platform/jobs/alone.ts'
import {
  type Campaign,
  everySubscriber,
  RecipientStatus,
} from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import type { Subscriber } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { putCampaign } from './newsletter-campaigns.ts'
import { putSubscriber } from './newsletter-subscribers.ts'

/** Gives the platform the mailing address that every campaign shows, and keeps its schedule from sending any. */
export async function letTestsSend(): Promise<void> {
  const settings = await readContactSettings()
  await commit(
    storedContactSettings.derive({
      ...settings,
      address: ['Boxrise', '1 Main Street', 'Dallas, TX 75201'],
      version: settings.version + 1,
    }),
    jobLeases.derive({ job: 'send_campaigns', until: '2999-01-01T00:00:00.000Z', version: 1 }),
  )
}

const plantedAtOnce = 25

/** Subscribers who chose this topic alone: campaigns about others are not for them. */
export async function readersOf(topic: string, count: number): Promise<Subscriber[]> {
  const all: Subscriber[] = []
  while (all.length < count) {
    const some = Array.from({ length: Math.min(plantedAtOnce, count - all.length) }, () =>
      putSubscriber({ topics: [topic] }),
    )
    all.push(...(await Promise.all(some)))
  }
  return all
}

/** A campaign about this topic whose moment has come. */
export const dueCampaign = (topic: string, now: string, more: Partial<Campaign> = {}): Promise<Campaign> =>
  putCampaign({
    status: 'scheduled',
    planned: { local: '', zone: 'UTC', at: now },
    audience: { ...everySubscriber, topics: [topic] },
    ...more,
  })

type SentMail = {
  at: string
  recipients: string[]
  tags: Record<string, string>
  headers: Record<string, string>
}

/** The mails of a campaign that the mail service took, oldest first. */
export const mailsOf = (dataDir: string, { id }: Pick<Campaign, 'id'>): SentMail[] =>
  readFileSync(join(dataDir, 'mailbox', 'mails.jsonl'), 'utf8')
    .split('\n')
    .flatMap((line) => (line.includes(id) ? [JSON.parse(line) as SentMail] : []))
    .filter(({ tags }) => tags.campaign === id)

export async function recipientsOf({ id }: Pick<Campaign, 'id'>): Promise<Recipient[]> {
  const all: Recipient[] = []
  const where = { pk: `CAMPAIGN#${id}`, prefix: recipientPrefix, consistent: true }
  for await (const recipient of eachItem(recipients, where)) all.push(recipient)
  return all
}

/** How many people of a campaign stand where, and how many it was prepared for. */
export async function standingsOf(
  campaign: Pick<Campaign, 'id'>,
): Promise<Record<RecipientStatus | 'prepared', number>> {
  const progress = await preparingProgress.get({ campaignId: campaign.id }, { consistent: true })
  const all = await recipientsOf(campaign)
  const counts = RecipientStatus.options.map(
    (status) => [status, all.filter((one) => one.status === status).length] as const,
  )
  return {
    ...(Object.fromEntries(counts) as Record<RecipientStatus, number>),
    prepared: progress?.prepared ?? 0,
  }
}
