import { embedWithinLimits } from '#core/ai/ai-settings/ask-within-limits.ts'
import type { FoundAnswer } from '#shared/ai/ai-answers/found-answer.ts'
import { aiRefusal } from '#shared/ai/ai-settings/ai-refusal.ts'
import type { AiSettings } from '#shared/ai/ai-settings/ai-settings.ts'
import { currentAnswer } from './answer-sources.ts'
import { type Near, nearest } from './nearest.ts'
import { readSpace, spaceInUse } from './read-space.ts'

const mostFound = 5
/** Of what is gone since it was read, so much is passed over. */
const mostRead = 20
/** What is less like it has nothing to do with it. */
const leastLikeness = 0.2

type Asked = { words: string; deskId: string; by: string; settings: AiSettings; now: string }

/** What fits some words, the nearest first, for an agent of a desk. Only vectors of the space in use are compared. */
export async function findNearest({ words, deskId, by, settings, now }: Asked) {
  const space = spaceInUse(settings)
  if (!space) throw aiRefusal.notReady()
  const [{ vectors, left }, rows] = await Promise.all([
    embedWithinLimits({ settings, feature: 'answer_search', by, now, space, texts: [words] }),
    readSpace(space),
  ])
  const near = nearest(vectors[0] ?? [], space, rows.values(), deskId)
    .filter((one) => one.likeness >= leastLikeness)
    .slice(0, mostRead)
  return { items: await asTheyAre(near, deskId), left }
}

/** Each is read from its source: its vector may be older than a change there. */
async function asTheyAre(near: readonly Near[], deskId: string): Promise<FoundAnswer[]> {
  const found: FoundAnswer[] = []
  for (let start = 0; start < near.length && found.length < mostFound; start += mostFound) {
    const some = await Promise.all(
      near.slice(start, start + mostFound).map(async ({ row: { kind, id }, likeness }) => {
        const answer = await currentAnswer(kind, id)
        if (!answer || (answer.deskId !== undefined && answer.deskId !== deskId)) return []
        const { title, text, href } = answer
        const shown = kind === 'reply' ? text : beginning(text)
        return [{ kind, id, title, text: shown, ...(href && { href }), likeness }]
      }),
    )
    found.push(...some.flat())
  }
  return found.slice(0, mostFound)
}

const mostLetters = 600

/** The beginning of a text, up to a word. */
function beginning(text: string): string {
  if (text.length <= mostLetters) return text
  const cut = text.slice(0, mostLetters)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), mostLetters / 2)).trimEnd()}…`
}
