import { storedContactSettings } from '#core/content/contact/contact-settings.ts'
import { campaigns, preparingProgress, recipients } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { subscribers } from '#core/newsletter/newsletter-subscribers/subscribers.ts'
import { initialLayout } from '#shared/newsletter/newsletter-campaigns/block.ts'
import {
  type Campaign,
  everySubscriber,
  platformSender,
} from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import type { Item } from './fill-tables.ts'

export const begunAt = '2026-06-01T12:00:00.000Z'
const numbered = (number: number) => String(number).padStart(26, '0')

const campaign = (number: number, more: Partial<Campaign>): Campaign => ({
  id: `cmp_${numbered(number)}`,
  senderId: platformSender,
  name: 'Season news',
  fromName: 'Boxrise',
  subject: 'The season begins',
  preheader: '',
  layout: initialLayout,
  blocks: [{ id: 'text1', kind: 'text', html: '<p>Hello {{firstName|there}}, the season begins.</p>' }],
  audience: everySubscriber,
  status: 'preparing',
  planned: { local: '', zone: 'UTC', at: begunAt },
  startedAt: begunAt,
  authorId: '0b0e3f1c-7a52-4c1e-9d3a-0d6f2b5a9c11',
  createdAt: begunAt,
  updatedAt: begunAt,
  version: 1,
  ...more,
})

/** One that is to be prepared for everyone, and one that everyone has got, which only has to notice it. */
export const [unprepared, allSent] = [
  campaign(1, {}),
  campaign(2, { status: 'sending', preparedAt: begunAt }),
]

/** A platform with so many subscribers. */
export function* campaignRows(people: number): Generator<Item> {
  yield storedContactSettings.item({
    showPhoneInFooter: false,
    address: ['1 Main Street', 'Dallas, TX 75201'],
    hours: '',
    social: [],
    topics: ['General'],
    version: 1,
  })
  yield campaigns.item(unprepared)
  yield campaigns.item(allSent)
  yield preparingProgress.item({ campaignId: allSent.id, list: 1, prepared: people, version: 1 })
  for (let number = 0; number < people; number++) {
    const id = `nls_${numbered(number)}` as const
    yield subscribers.item({
      id,
      email: `reader${number}@example.test`,
      status: 'confirmed',
      topics: [],
      source: 'footer',
      consents: [{ at: begunAt, what: 'confirmed', source: 'footer', textVersion: 1 }],
      confirmationsSent: [],
      confirmedAt: begunAt,
      softBounces: [],
      createdAt: begunAt,
      version: 1,
    })
    yield recipients.item({
      campaignId: allSent.id,
      recipientId: id,
      status: 'sent',
      attempts: 1,
      at: begunAt,
      version: 3,
    })
  }
}
