import { addMonths } from '#shared/platform/time/add-months.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { DemoMember } from './billing-steps.ts'
import { usedCode } from './demo-promo-codes.ts'

/** Something that happens to a member's billing at an instant. */
export type Step = { at: string; happens: (now: string) => Promise<unknown> }

/** A period is billed an hour after it has begun. */
const billing = { hours: 1, minutes: 1 }

/** Returns the start of the present period of a member who joined this many months ago. */
const anchorOf = (now: string, months: number, days: number) =>
  addMonths(addTime(now, { days: -days }), -months)

export const joinedAt = {
  pro: (now: string) => anchorOf(now, 4, 18),
  retailer: (now: string) => anchorOf(now, 2, 5),
  manufacturer: (now: string) => anchorOf(now, 7, 20),
  organizer: (now: string) => anchorOf(now, 5, 12),
}

/** Some months as they go: a card that is refused, another one that helps out, and a part that is given back. */
export function proStory(member: DemoMember, now: string): Step[] {
  const joined = joinedAt.pro(now)
  const renewal = (months: number) => addMonths(joined, months)
  return [
    { at: joined, happens: member.subscribe('pro_competitor_monthly', 'pm_card_visa', '85201') },
    { at: addTime(renewal(2), { days: -2 }), happens: member.payWith('pm_card_chargeCustomerFail') },
    { at: addTime(renewal(2), billing), happens: member.renew },
    { at: addTime(renewal(2), { days: 2 }), happens: member.recoverWith('pm_card_mastercard') },
    {
      at: addTime(renewal(3), { days: 3 }),
      happens: member.getBack(300, 'Goodwill for a late reply'),
    },
    { at: addTime(renewal(4), billing), happens: member.renew },
  ]
}

/** Gives administrators work: a refund that the bank returned, and a payment that its cardholder disputes. */
export function retailerStory(member: DemoMember, now: string): Step[] {
  const joined = joinedAt.retailer(now)
  const renewal = (months: number) => addMonths(joined, months)
  return [
    { at: joined, happens: member.subscribe('retailer_monthly', 'pm_card_visa', '74103', usedCode) },
    { at: addTime(renewal(1), { days: -2 }), happens: member.changeCard('pm_card_refundFail') },
    {
      at: addTime(renewal(1), { days: 3 }),
      happens: member.getBack(500, 'The shop page was down for a day'),
    },
    { at: addTime(renewal(1), { days: 6 }), happens: member.lookAgain },
    { at: addTime(renewal(2), { days: -2 }), happens: member.changeCard('pm_card_createDispute') },
    { at: addTime(renewal(2), billing), happens: member.lookAgain },
    { at: addTime(renewal(2), { days: 1 }), happens: member.changeCard('pm_card_visa') },
    { at: addTime(now, { days: -3 }), happens: member.adjusted('credit', 1000, 'Sorry for the outage') },
  ]
}

export function manufacturerStory(member: DemoMember, now: string): Step[] {
  return [
    {
      at: joinedAt.manufacturer(now),
      happens: member.subscribe('manufacturer_yearly', 'pm_card_amex', '55802'),
    },
    { at: addTime(now, { days: -12 }), happens: member.adjusted('debit', 450, 'A reprint of the banner') },
  ]
}

export function organizerStory(member: DemoMember, now: string): Step[] {
  return [
    {
      at: joinedAt.organizer(now),
      happens: member.subscribe('organization_yearly', 'pm_card_mastercard', '40202', usedCode),
    },
  ]
}

export function judgeStory(member: DemoMember, now: string): Step[] {
  return [
    {
      at: addTime(now, { days: -70 }),
      happens: member.agreed('pro_competitor_yearly', 'yearly', 4900, 'Judges the finals'),
    },
    { at: addTime(now, { days: -30 }), happens: member.adjusted('credit', 500, 'Parking at the finals') },
  ]
}

export function teamStory(member: DemoMember, now: string): Step[] {
  return [
    {
      at: addTime(now, { days: -11 }),
      happens: member.agreed('pro_competitor_monthly', 'monthly', 699, 'One price for the whole team'),
    },
  ]
}

export function sponsorStory(member: DemoMember, now: string): Step[] {
  return [
    {
      at: addTime(now, { days: -150 }),
      happens: member.agreed('pro_competitor_yearly', 'yearly', 100, 'Sponsors the season'),
    },
  ]
}
