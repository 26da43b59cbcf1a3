import type { RequestMaterial } from '#core/ai/ai-drafts/draft-source.ts'
import { siteName } from '#shared/site-name.ts'
import { type CannedReply, filledIn } from '#shared/support/support-desks/canned-reply.ts'

const mostReplies = 5

/** Words that stand in every letter say nothing about what it asks for. */
const common = new Set(
  'about after again also another been before could does doing each from have hello here into just know like make many more most much need only other over please same should some such than thank thanks that their them then there these they this very want were what when where which will with would your'.split(
    ' ',
  ),
)

const wordsOf = (text: string): string[] => [
  ...new Set((text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).filter((word) => !common.has(word))),
]

type Request = Pick<RequestMaterial, 'subject' | 'messages' | 'customer'>

/** The prepared replies that share the most words with what the customer wrote, and none that shares nothing. */
export function fittingReplies(
  prepared: readonly Pick<CannedReply, 'title' | 'text'>[],
  { subject, messages, customer = '' }: Request,
): RequestMaterial['replies'] {
  const said = messages.filter(({ from }) => from === 'customer').map(({ text }) => text)
  const asked = new Set(wordsOf([subject, ...said].join('\n')))
  return prepared
    .map(({ title, text }) => ({
      title,
      text: filledIn(text, { firstName: customer, siteName }),
      shared: wordsOf(`${title}\n${text}`).filter((word) => asked.has(word)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, mostReplies)
    .map(({ title, text }) => ({ title, text }))
}
