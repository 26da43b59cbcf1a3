import type { RequestMaterial } from '#core/ai/ai-drafts/draft-source.ts'
import { quotedFrom } from '#core/support/inbound-mails/quoted-from.ts'
import { isPublicKind, type RequestMessage } from '#shared/support/support-requests/support-request.ts'

const mostMessages = 10
const mostLetters = 8000

/** What someone wrote themselves: without the mail that they answered, and lines that they quote. */
const ownWords = ({ text, quotedFrom: from = quotedFrom(text) }: RequestMessage): string =>
  text
    .slice(0, from)
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .trim()

/** The newest messages that people wrote and the customer reads, given newest first, oldest first as far as there is room. */
export function draftMessages(newest: readonly RequestMessage[]): RequestMaterial['messages'] {
  const kept: RequestMaterial['messages'][number][] = []
  let room = mostLetters
  for (const message of newest
    .filter(({ kind, automatic }) => isPublicKind(kind) && !automatic)
    .slice(0, mostMessages)) {
    const text = ownWords(message)
      .slice(0, room)
      .replace(/[\ud800-\udbff]$/, '')
    room -= text.length
    if (text !== '') kept.unshift({ from: message.kind === 'answer' ? 'desk' : 'customer', text })
  }
  return kept
}
