import { encodeTime } from 'ulid'
import { mails, type StoredMail } from '#core/platform/mails/mails.ts'
import { templateOf } from '#core/platform/mails/template-of.ts'
import { addressesOf } from '#core/platform/users/addresses-of.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import type { Source } from './read-source.ts'

type Address = ReturnType<typeof addressesOf>[number]

const earliestAt = (at: string) => `mail_${encodeTime(Date.parse(at), 10)}`

/** Mails to one address while it was the member’s: what each is called, never what it says. */
const mailSource = ({ email, since, until }: Address): Source<StoredMail> => {
  const newest = `${earliestAt(until)}~`
  return {
    list: async ({ upTo = '~', limit, cursor }) => {
      const from = earliestAt(since)
      const to = [`mail_${upTo}`, newest].toSorted()[0] ?? newest
      if (to < from) return { items: [] }
      return mails.list({
        index: 'gsi3',
        pk: `MAILS_TO#${email}`,
        between: [from, to],
        newestFirst: true,
        limit,
        cursor,
      })
    },
    draft: (mail) => ({
      id: mail.id,
      kind: 'mails',
      at: mail.createdAt,
      sentence: `Email “${templateOf(mail)?.name ?? mail.templateId}” to ${email}`,
      ...(mail.lastError && mail.status === 'failed' && { detail: mail.lastError }),
      by: { role: 'system' },
      state: { of: 'mail', status: mail.status },
      href: `/admin/mails/${mail.id}`,
    }),
  }
}

/** The newest former addresses of a member are read, so that a request takes a known number of reads. */
const mostAddresses = 5

export const mailSources = (user: StoredUser, now: string): Source<StoredMail>[] =>
  addressesOf(user, now).slice(-mostAddresses).map(mailSource)
