import { overrideWrites } from '#core/mail/mail-templates/change-wording.ts'
import { baseOf } from '#core/platform/mails/base-of.ts'
import type { TemplateId } from '#core/platform/mails/templates.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { MailWording } from '#shared/mail/mail-templates/mail-wording.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

/** Two emails in the words of the demo administrator; the original of the second has changed since. */
export const seed = (now: string) => [
  ...edited('account-approved', addTime(now, { days: -20 }), {
    heading: 'Welcome aboard.',
    paragraphs: [
      'Hi {{firstName}}, your account is approved. You can now use everything your membership includes.',
      'Reply to this email if you have a question. A person reads it.',
    ],
  }),
  ...edited(
    'feed-comment',
    addTime(now, { days: -45 }),
    {
      heading: 'Your post has a new comment.',
      paragraphs: ['Hi {{firstName}}, someone commented on “{{postTitle}}”. Have a look.'],
    },
    'of an earlier original',
  ),
]

function edited(id: TemplateId, savedAt: string, words: Partial<MailWording>, baseHash?: string) {
  const base = baseOf(id)
  if (!base) throw new Error(`there is no email ${id}`)
  const wording = { ...base.original, ...words }
  const override = { templateId: id, wording, baseHash: baseHash ?? base.hash, savedAt, version: 1 }
  return overrideWrites(override, undefined, demoUserId('admin@demo.test'), wording)
}
