import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { isPublicKind, type RequestMessage } from '#shared/support/support-requests/support-request.ts'

const mostQuoted = 3
const mostLetters = 4000

/** Who may have written it in someone’s name, or very many, is not repeated to others. */
const isQuoted = ({ kind, unproven, automatic, held }: RequestMessage) =>
  isPublicKind(kind) && !unproven && !automatic && !held

/** The words of a message without those that it quotes itself. */
const ownWords = ({ text, quotedFrom }: RequestMessage) => text.slice(0, quotedFrom ?? text.length).trim()

const quotedLines = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

/** The first letters of a text, without half of one that takes two. */
const cut = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}\n> …`

/** The newest public messages before an answer, newest first, as mails quote them: with dates, and never long. */
export function quotedMessages(
  before: readonly RequestMessage[],
  { deskName, timeZone }: { deskName: string; timeZone: string },
): string {
  let quote = ''
  for (const message of before.filter(isQuoted).slice(0, mostQuoted)) {
    const name = message.kind === 'answer' ? deskName : message.author.name
    const head = `${quote && '\n\n'}On ${zonedTime(message.createdAt, timeZone)}, ${name} wrote:\n`
    const room = mostLetters - quote.length - head.length - '\n> …'.length
    if (room <= 0) break
    quote += head + cut(quotedLines(ownWords(message)), room)
  }
  return quote
}
