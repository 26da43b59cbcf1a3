import { aiVectors, allSpaces, vectorSpaces, vectorsOf } from '#core/ai/ai-answers/ai-vectors.ts'
import { readAiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { log } from '#core/platform/log/log.ts'
import { type AiSettings, spaceKey, type VectorSpace } from '#shared/ai/ai-settings/ai-settings.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { withVectors } from './follow-migration.ts'
import { liveMigrations } from './live-migrations.ts'

/** A step that was allowed a moment ago may still be written. */
const graceHours = 1

/** Drops the vectors of spaces that neither the settings nor a migration uses, or can go back to. */
export const dropOldSpaces = (now: string): Promise<{ dropped: number } | undefined> =>
  withVectors(now, async () => {
    const [settings, live] = await Promise.all([
      readAiSettings({ consistent: true }),
      liveMigrations(addTime(now, { hours: -graceHours })),
    ])
    const kept = new Set(
      [settings.space, ...live.flatMap(({ fromSpace, toSpace }) => [fromSpace, toSpace])]
        .filter((space) => space !== undefined)
        .map(spaceKey),
    )
    let dropped = 0
    for await (const row of eachItem(vectorSpaces, { pk: allSpaces, consistent: true })) {
      if (kept.has(spaceKey(row.space)) || isBeingFilled(row.space, settings)) continue
      await drop(row)
      dropped++
    }
    return { dropped }
  })

/** The first space of a service is named in the settings only when it is whole. */
const isBeingFilled = ({ baseUrl, embeddingModel }: VectorSpace, { engine }: AiSettings): boolean =>
  engine?.baseUrl === baseUrl && engine.embeddingModel === embeddingModel

async function drop(row: { space: VectorSpace; version: number }): Promise<void> {
  const requests = []
  for await (const vector of eachItem(aiVectors, { pk: vectorsOf(row.space), consistent: true }))
    requests.push({ DeleteRequest: { Key: aiVectors.key(vector) } })
  await writeBatch(requests)
  await commit(vectorSpaces.underive(row))
  log.info('ai_vectors.dropped', { space: spaceKey(row.space), vectors: requests.length })
}
