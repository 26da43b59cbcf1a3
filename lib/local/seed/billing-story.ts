import { addMonths } from '#shared/time/add-months.ts'
import type { DemoMember } from './billing-steps.ts'

/** Something that happens to a member's billing at an instant. */
export type Step = { at: string; happens: (now: string) => Promise<unknown> }

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const later = (at: string, ms: number) => new Date(Date.parse(at) + ms).toISOString()

/** A period is billed an hour after it has begun. */
const billedMs = hourMs + 60_000

/** When the present period of a member began who joined so many months ago. */
const anchorOf = (now: string, months: number, days: number) => addMonths(later(now, -days * dayMs), -months)

export const joinedAt = {
  pro: (now: string) => anchorOf(now, 4, 18),
  retailer: (now: string) => anchorOf(now, 2, 9),
  manufacturer: (now: string) => anchorOf(now, 7, 20),
  organizer: (now: string) => anchorOf(now, 5, 12),
}

/** Some months as they go: a card that is refused, another one that helps out, and a part that is given back. */
export function proStory(member: DemoMember, now: string): Step[] {
  const joined = joinedAt.pro(now)
  const renewal = (months: number) => addMonths(joined, months)
  return [
    { at: joined, happens: member.subscribe('pro_competitor_monthly', 'pm_card_visa', '85201') },
    { at: later(renewal(2), -2 * dayMs), happens: member.payWith('pm_card_chargeCustomerFail') },
    { at: later(renewal(2), billedMs), happens: member.renew },
    { at: later(renewal(2), 2 * dayMs), happens: member.recoverWith('pm_card_mastercard') },
    { at: later(renewal(3), 3 * dayMs), happens: member.getBack(300, 'The designer was down for two days') },
    { at: later(renewal(4), billedMs), happens: member.renew },
  ]
}

export function retailerStory(member: DemoMember, now: string): Step[] {
  const joined = joinedAt.retailer(now)
  return [
    { at: joined, happens: member.subscribe('retailer_monthly', 'pm_card_visa', '74103') },
    { at: later(addMonths(joined, 2), billedMs), happens: member.renew },
  ]
}

export function manufacturerStory(member: DemoMember, now: string): Step[] {
  return [
    {
      at: joinedAt.manufacturer(now),
      happens: member.subscribe('manufacturer_yearly', 'pm_card_amex', '55802'),
    },
  ]
}

export function organizerStory(member: DemoMember, now: string): Step[] {
  return [
    {
      at: joinedAt.organizer(now),
      happens: member.subscribe('organization_yearly', 'pm_card_mastercard', '40202'),
    },
  ]
}
