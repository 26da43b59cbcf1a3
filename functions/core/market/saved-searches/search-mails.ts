import type { MailsOfNoun } from '#core/platform/mails/mail-switches.ts'

/** What turns the mails of one search off, or those of all daily ones, which come as one mail. */
export const searchMailsOf = (userId: string, searchId?: string): MailsOfNoun => ({
  purpose: 'saved_search',
  id: searchId ? `${userId}-${searchId}` : userId,
})

/** The member and the search that such an id names. */
export function namedByMails(id: string): { userId: string; searchId?: string } {
  const userId = id.slice(0, 36)
  const searchId = id.slice(37)
  return { userId, ...(searchId && { searchId }) }
}
