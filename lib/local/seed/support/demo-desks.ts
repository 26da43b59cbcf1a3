import type { CannedReplyFields } from '#shared/support/support-desks/canned-reply.ts'
import type { DeskSettings } from '#shared/support/support-desks/desk-settings.ts'
import { initialSettings } from '#shared/support/support-desks/initial-settings.ts'
import { type DeskId, platformDesk } from '#shared/support/support-requests/named-request.ts'

/** The settings of a desk of the demo; the holidays are those of the coming year. */
export function demoDesk(deskId: DeskId, now = '2026-01-01T00:00:00.000Z'): DeskSettings {
  const initial = initialSettings(deskId)
  const year = Number(now.slice(0, 4))
  const holidays = [
    { on: `${year}-12-25`, name: 'Christmas Day' },
    { on: `${year + 1}-01-01`, name: 'New Year’s Day' },
  ]
  return {
    ...initial,
    hours: { ...initial.hours, holidays },
    signature: deskId === platformDesk ? 'Boxrise support' : 'The crew of River City Sound-Off',
    version: 1,
  }
}

/** The prepared replies of the platform’s desk. */
export const demoReplies: readonly CannedReplyFields[] = [
  {
    title: 'Thanks for writing',
    shortcut: 'thanks',
    text: 'Hi {{firstName}},\n\nthank you for writing. We are looking into {{number}} and come back to you.\n\n{{agentName}}',
  },
  {
    title: 'Refund is on its way',
    shortcut: 'refund',
    text: 'Hi {{firstName}},\n\nyour refund left today. Your bank can take up to ten days to show it.\n\n{{agentName}}',
  },
  {
    title: 'Which browser?',
    shortcut: 'browser',
    text: 'Hi {{firstName}},\n\nwhich browser do you use, and what does the page show? A picture of the screen helps most.\n\n{{agentName}}',
  },
  {
    title: 'Business papers',
    shortcut: 'papers',
    text: 'Hi {{firstName}},\n\na tax letter or a utility bill with the name of the business is enough. Upload it in your profile.\n\n{{agentName}}',
  },
  {
    title: 'Ask the organizer',
    shortcut: 'organizer',
    text: 'Hi {{firstName}},\n\nthe organizer decides about entries and classes. You find their address on the page of the event.\n\n{{agentName}}',
  },
  {
    title: 'Recovery codes',
    shortcut: 'codes',
    text: 'Hi {{firstName}},\n\nlog in with one of your recovery codes, then set up your new phone under Security.\n\n{{agentName}}',
  },
  {
    title: 'Copy of your data',
    shortcut: 'data',
    text: 'Hi {{firstName}},\n\nyou can request a copy of your data in your profile. It is ready within a day.\n\n{{agentName}}',
  },
  {
    title: 'Fixed',
    shortcut: 'fixed',
    text: 'Hi {{firstName}},\n\nthis was a mistake of ours, and it is fixed. Thank you for telling us.\n\n{{agentName}}',
  },
  {
    title: 'Listing merged',
    shortcut: 'merged',
    text: 'Hi {{firstName}},\n\nwe merged the two listings. Reviews and pictures are kept.\n\n{{agentName}}',
  },
  {
    title: 'Picture removed',
    shortcut: 'removed',
    text: 'Hi {{firstName}},\n\nwe removed the picture, and told the member why.\n\n{{agentName}}',
  },
  {
    title: 'Promo code ended',
    shortcut: 'promo',
    text: 'Hi {{firstName}},\n\nthis code has ended. You see the ones that run on the pricing page.\n\n{{agentName}}',
  },
  {
    title: 'Anything else?',
    shortcut: 'else',
    text: 'Hi {{firstName}},\n\ndid that solve it? If not, just answer. Your {{siteName}} team',
  },
]
