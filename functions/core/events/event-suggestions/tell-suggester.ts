import { env } from '#core/env.ts'
import type { Write } from '#core/platform/db/write.ts'
import { newHandle } from '#core/platform/handles/handle.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { users } from '#core/platform/users/users.ts'
import { wordsFor } from '#shared/events/event-suggestions/decision-words.ts'
import { memberPath, visitorLink } from './mail-link.ts'
import { type StoredSuggestion, withSecret } from './suggestions.ts'

type Told = { suggestion: StoredSuggestion; writes: Write[] }

/**
 * The suggester’s news about a question or a decision: members get a notification and a mail, visitors a mail with a
 * new link, whose hash is kept with the suggestion.
 */
export async function tellSuggester(suggestion: StoredSuggestion, now: string): Promise<Told> {
  const { suggestedBy, email } = suggestion
  if (suggestedBy) return { suggestion, writes: await tellMember(suggestion, suggestedBy, now) }
  if (!email) return { suggestion, writes: [] }
  const { handle, secretHash } = newHandle(suggestion.id)
  return {
    suggestion: withSecret(suggestion, secretHash),
    writes: mailOf(suggestion, { toEmail: email, suggestionUrl: visitorLink(handle) }, now),
  }
}

async function tellMember(
  suggestion: StoredSuggestion,
  userId: NonNullable<StoredSuggestion['suggestedBy']>,
  now: string,
): Promise<Write[]> {
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user) return []
  const { title, text, isGood } = wordsFor(suggestion)
  return [
    ...mailOf(suggestion, { toEmail: user.email, suggestionUrl: `${env('SITE_URL')}${memberPath}` }, now),
    ...notify(
      {
        kind: 'event_suggestion',
        userId,
        type: isGood ? 'success' : 'info',
        title,
        message: text,
        href: memberPath,
      },
      now,
    ),
  ]
}

function mailOf(
  suggestion: StoredSuggestion,
  { toEmail, suggestionUrl }: { toEmail: string; suggestionUrl: string },
  now: string,
): Write[] {
  const { title: outcome, text: details } = wordsFor(suggestion)
  const data = { outcome, details, eventTitle: suggestion.title }
  const templateId = suggestion.status === 'needs_info' ? 'suggestion-question' : 'suggestion-decided'
  return queueMail({ toEmail, templateId, data, secretData: { suggestionUrl }, priority: 'normal' }, now)
}
