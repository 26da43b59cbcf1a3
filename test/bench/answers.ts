import type { AiVector } from '#core/ai/ai-answers/ai-vectors.ts'
import { nearest } from '#core/ai/ai-answers/nearest.ts'
import { storedVector } from '#core/ai/ai-answers/stored-vector.ts'
import { spaceKey } from '#shared/ai/ai-settings/ai-settings.ts'
import { type Bench, known } from './figure.ts'
import { median, p95 } from './statistics.ts'

/** As many texts as a space holds, in vectors of a length that services use. */
const sources = 500
const dimension = 1536
const searches = 100

const space = { baseUrl: 'https://api.example.com/v1', embeddingModel: 'bench', dimension }

const vectorOf = (which: number) =>
  Array.from({ length: dimension }, (_, at) => Math.sin(which * 12.9898 + at * 78.233))

const rows = (): AiVector[] =>
  Array.from({ length: sources }, (_, which) => ({
    space: spaceKey(space),
    kind: 'faq',
    id: `question-${which}`,
    digest: '',
    vector: storedVector(vectorOf(which)),
    version: 1,
  }))

/** What `findAnswers` does itself with a space that is full: reading it and asking the service come on top. */
export const answers: Bench = async () => {
  const stored = rows()
  const times = Array.from({ length: searches }, (_, which) => {
    const asked = vectorOf(which + 0.5)
    const begin = performance.now()
    nearest(asked, space, stored)
    return performance.now() - begin
  })
  const bytes = stored.reduce((sum, { vector }) => sum + vector.length, 0)
  return [
    known('findAnswers, 500 vectors of 1,536 numbers, median', median(times), 'ms'),
    known('findAnswers, 500 vectors of 1,536 numbers, 95%', p95(times), 'ms'),
    known('the vectors of a full space', bytes / 1024 ** 2, 'MiB'),
  ]
}
