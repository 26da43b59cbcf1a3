import { billingAccounts } from '#core/billing/billing/billing-accounts.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Rewindable } from '#lib/local/clock/rewindable.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { adSteps } from '#lib/local/seed/ads/ad-steps.ts'
import { entryPayments } from '#lib/local/seed/events/entry-payments.ts'
import { seedMarks } from '#lib/local/seed/seed-marks.ts'
import { demoMember } from './billing-steps.ts'
import {
  judgeStory,
  manufacturerStory,
  organizerStory,
  proStory,
  retailerStory,
  type Step,
  sponsorStory,
  teamStory,
} from './billing-story.ts'

const stories = {
  'pro@demo.test': proStory,
  'retailer@demo.test': retailerStory,
  'manufacturer@demo.test': manufacturerStory,
  'organizer@demo.test': organizerStory,
  'rafe.stonemark@members.demo.test': judgeStory,
  'noor.eastlake@members.demo.test': teamStory,
  'otis.bramblecote@members.demo.test': sponsorStory,
}

type Seeding = { stripeClock: Rewindable; now: string }

/**
 * Gives the demo accounts that pay a past: the provider's emulator lives through it with its clock set back, and our
 * rows are mirrors of it as always.
 */
export async function seedBilling({ stripeClock, now }: Seeding): Promise<void> {
  if (await seedMarks.get({ name: 'billing' })) return
  const steps: Step[] = []
  const members = []
  for (const [email, story] of Object.entries(stories)) {
    const userId = demoUserId(email)
    // Members may have begun to pay before there were histories.
    if (await billingAccounts.get({ userId })) continue
    const member = demoMember(userId, demoUserId('admin@demo.test'))
    members.push(member)
    steps.push(...story(member, now))
  }
  steps.push(...(await entryPayments()), ...(await adSteps()))
  if (steps.length > 0) {
    const endWebhooks = await withoutWebhooks()
    try {
      for (const { at, happens } of steps.toSorted((a, b) => a.at.localeCompare(b.at))) {
        stripeClock.setTo(at)
        await happens(at)
      }
    } finally {
      stripeClock.letGo()
      await endWebhooks()
    }
    for (const member of members) await member.readEverything(now)
  }
  await commit(seedMarks.put({ name: 'billing', seededAt: now, version: 1 }, { absent: true }))
}

/** The past needs no alerts: every step checks for itself. */
async function withoutWebhooks(): Promise<() => Promise<void>> {
  const stripe = await stripeClient()
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  const setDisabled = async (disabled: boolean) => {
    for (const { id } of data) await stripe.webhookEndpoints.update(id, { disabled })
  }
  await setDisabled(true)
  return () => setDisabled(false)
}
