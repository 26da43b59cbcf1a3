import { allSources } from '#core/ai/ai-answers/answer-sources.ts'
import { fillSpace } from '#core/ai/ai-answers/fill-space.ts'
import { spaceInUse } from '#core/ai/ai-answers/read-space.ts'
import type { Source } from '#core/ai/ai-answers/source.ts'
import { embedWithinLimits } from '#core/ai/ai-settings/ask-within-limits.ts'
import { aiSettings, readAiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { log } from '#core/platform/log/log.ts'
import { type AiSettings, spaceKey, type VectorSpace } from '#shared/ai/ai-settings/ai-settings.ts'
import { AppError } from '#shared/errors.ts'
import { followFilling, planMigrations, withVectors } from './follow-migration.ts'
import { liveMigrations } from './live-migrations.ts'
import { isSameEngine } from './settings-after.ts'
import type { Turn } from './turn.ts'

/** Reads what has changed into every space that is used or may be used again, and goes on with a migration. */
export async function fillVectors(now: string): Promise<{ spaces: number } | undefined> {
  await planMigrations(now)
  return withVectors(now, async (turn) => {
    const settings = await readAiSettings({ consistent: true })
    const spaces = await spacesToKeep(settings, turn)
    const sources = spaces.length > 0 ? await allSources() : []
    const kept = await Promise.allSettled(
      spaces.map((space) => keepCurrent(space, { settings, sources }, turn)),
    )
    await followFilling(turn)
    for (const one of kept) if (one.status === 'rejected') throw one.reason
    return { spaces: spaces.length }
  })
}

/** The space in use first. */
async function spacesToKeep(settings: AiSettings, turn: Turn): Promise<VectorSpace[]> {
  const spaces: (VectorSpace | undefined)[] = []
  if (settings.features.answer_search.on)
    spaces.push(spaceInUse(settings) ?? (await firstSpace(settings, turn)))
  for (const { state, fromSpace, toSpace } of await liveMigrations(turn.now)) {
    if (state === 'verified') spaces.push(toSpace)
    if (state === 'switched') spaces.push(fromSpace, toSpace)
  }
  const found = spaces.filter((space) => space !== undefined)
  return [...new Map(found.map((space) => [spaceKey(space), space])).values()]
}

type Known = { settings: AiSettings; sources: readonly Source[] }

/** A service that refuses or does not answer keeps the others from nothing; wrong vectors fail the job after them. */
async function keepCurrent(space: VectorSpace, known: Known, turn: Turn): Promise<void> {
  await unlessRefused(space, async () => {
    const isWhole = await fillSpace({
      ...known,
      space,
      now: turn.now,
      leavesOut: true,
      goesOn: () => !turn.isOver(),
    })
    if (isWhole) await useFirst(space)
  })
}

/** The space that the service in use makes, known by one vector. */
async function firstSpace(
  { engine, ...others }: AiSettings,
  { now }: Turn,
): Promise<VectorSpace | undefined> {
  const settings = { ...others, ...(engine && { engine }) }
  if (!engine?.embeddingModel) return undefined
  const space = { baseUrl: engine.baseUrl, embeddingModel: engine.embeddingModel }
  return unlessRefused(space, async () => {
    const asked = { settings, feature: 'answer_search' as const, now, space, texts: ['Car audio'] }
    const { vectors } = await embedWithinLimits(asked)
    return { ...space, dimension: vectors[0]?.length ?? 0 }
  })
}

async function unlessRefused<T>(
  { baseUrl, embeddingModel }: Pick<VectorSpace, 'baseUrl' | 'embeddingModel'>,
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.warn('ai_vectors.not_filled', { baseUrl, embeddingModel, reason: error.code })
    return undefined
  }
}

/** Searches begin with a space that is whole, if its service is still the one in use and there was none. */
const useFirst = (space: VectorSpace): Promise<void> =>
  untilUnchanged(async () => {
    const settings = await readAiSettings({ consistent: true })
    const { engine, version } = settings
    if (spaceInUse(settings) || !engine || !settings.features.answer_search.on) return
    const { baseUrl, embeddingModel } = space
    if (!isSameEngine({ ...engine, baseUrl, embeddingModel }, engine)) return
    await commit(aiSettings.put({ ...settings, space, version: version + 1 }, { version }))
  })
