import { webhookLogs } from '#core/billing/webhooks/webhook-logs.ts'
import { activeCampaigns, campaigns } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { mails } from '#core/platform/mails/mails.ts'
import type { PlatformHold } from '#core/platform/recovery/platform-hold.ts'

/** Of a kind; more are not counted. */
const mostCounted = 1000

type Page<T> = { items: T[]; nextCursor?: string }

/** All of a list that has pages. */
async function* each<T>(page: (cursor: string | undefined) => Promise<Page<T>>): AsyncGenerator<T> {
  let cursor: string | undefined
  do {
    const { items, nextCursor } = await page(cursor)
    yield* items
    cursor = nextCursor
  } while (cursor)
}

/** Mails of the backup that would go out, also those that were on their way when it was made. */
export async function* heldMails({ instant }: Pick<PlatformHold, 'instant'>) {
  for (const status of ['queued', 'sending'] as const)
    yield* each((cursor) =>
      mails.list({ index: 'gsi2', pk: `MAILS#${status}`, upTo: `${instant}~`, limit: mostCounted, cursor }),
    )
}

const goesOut = new Set(['scheduled', 'preparing', 'sending'])

/** Campaigns that are planned or on their way. */
export async function* heldCampaigns() {
  const active = each((cursor) =>
    campaigns.list({ index: 'gsi2', pk: activeCampaigns, limit: mostCounted, cursor }),
  )
  for await (const campaign of active) if (goesOut.has(campaign.status)) yield campaign
}

/** Messages of the payment providers that no one has worked on to the end. */
export async function* heldWebhooks() {
  for (const status of ['pending', 'processing'] as const) {
    const logs = each((cursor) =>
      webhookLogs.list({ index: 'gsi2', pk: `WEBHOOKS#${status}`, limit: mostCounted, cursor }),
    )
    for await (const log of logs) if (log.authentic) yield log
  }
}

/** How many there are; of many, that there are more than were counted. */
async function count(things: AsyncIterable<unknown>): Promise<{ counted: number; isAtLeast: boolean }> {
  let counted = 0
  for await (const _ of things) {
    if (counted === mostCounted) return { counted, isAtLeast: true }
    counted++
  }
  return { counted, isAtLeast: false }
}

export type HeldWork = { mails: number; campaigns: number; webhooks: number; isAtLeast: boolean }

/** What a restored platform keeps back until its release. */
export async function heldWork(hold: Pick<PlatformHold, 'instant'>): Promise<HeldWork> {
  const counts = await Promise.all([count(heldMails(hold)), count(heldCampaigns()), count(heldWebhooks())])
  const [mails, campaigns, webhooks] = counts.map(({ counted }) => counted)
  return {
    mails: mails ?? 0,
    campaigns: campaigns ?? 0,
    webhooks: webhooks ?? 0,
    isAtLeast: counts.some(({ isAtLeast }) => isAtLeast),
  }
}

/** `214 emails queued, 1 campaign scheduled, 3 webhooks pending.` */
export function heldInWords({ mails, campaigns, webhooks, isAtLeast }: HeldWork): string {
  const words = [
    `${number(mails)} ${mails === 1 ? 'email' : 'emails'} queued`,
    `${number(campaigns)} ${campaigns === 1 ? 'campaign' : 'campaigns'} scheduled`,
    `${number(webhooks)} ${webhooks === 1 ? 'webhook' : 'webhooks'} pending`,
  ].join(', ')
  return isAtLeast ? `At least ${words}.` : `${words}.`
}

const number = (count: number) => count.toLocaleString('en-US')
