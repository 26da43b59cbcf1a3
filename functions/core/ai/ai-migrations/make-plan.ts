import { allSources } from '#core/ai/ai-answers/answer-sources.ts'
import { promptInUse } from '#core/ai/ai-prompts/prompt-in-use.ts'
import { sampleData } from '#core/ai/ai-prompts/sample-data.ts'
import { completeWithinLimits, embedWithinLimits } from '#core/ai/ai-settings/ask-within-limits.ts'
import { readAiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { commit } from '#core/platform/db/commit.ts'
import { type MigrationPlan, type Sample, samplesPerFeature } from '#shared/ai/ai-migrations/ai-migration.ts'
import { DraftFeature } from '#shared/ai/ai-settings/ai-feature.ts'
import type { AiSettings, VectorSpace } from '#shared/ai/ai-settings/ai-settings.ts'
import type { Engine } from '#shared/ai/ai-settings/engine.ts'
import { AppError } from '#shared/errors.ts'
import { migrationProgress, progressOf, type StoredMigration } from './migrations.ts'
import { findMigration, stepped } from './step-migration.ts'
import type { Turn } from './turn.ts'

/**
 * Says what a migration would change, and lets both services write from invented data. It asks the new one for those
 * samples and one vector alone, and changes nothing but the migration.
 */
export async function makePlan(migration: StoredMigration, turn: Turn): Promise<void> {
  const settings = await readAiSettings({ consistent: true })
  try {
    const samples = await makeSamples(migration, settings, turn)
    if (!samples) return
    const toSpace = await spaceOf(migration.to, settings, turn)
    const plan = await planOf(migration, { settings, samples, toSpace })
    const next = { ...migration, state: 'planned' as const, plan, ...(toSpace && { toSpace }) }
    await commit(...(await stepped(migration, { ...next, version: migration.version + 1 })))
  } catch (error) {
    await failFor(error, migration)
  }
}

/** A refusal says why the migration failed; anything else is a bug, and the next turn tries again. */
export async function failFor(error: unknown, migration: StoredMigration, sentence?: string): Promise<void> {
  if (!(error instanceof AppError) && !sentence) throw error
  const latest = await findMigration(migration.id)
  if (latest.version !== migration.version) return
  const failure = sentence ?? (error as AppError).message
  const failed = { ...latest, state: 'failed' as const, failure, version: latest.version + 1 }
  await commit(...(await stepped(latest, failed)))
}

/** Undefined where the turn ended before all were made, or the migration was given up. */
async function makeSamples(
  { id, to, from }: StoredMigration,
  settings: AiSettings,
  turn: Turn,
): Promise<Sample[] | undefined> {
  let progress = await progressOf(id)
  const all = DraftFeature.options.flatMap((feature) =>
    sampleData[feature].slice(0, samplesPerFeature).map((data) => ({ feature, data })),
  )
  for (const { feature, data } of all.slice(progress.samples.length)) {
    if (turn.isOver() || (await findMigration(id)).state !== 'planning') return undefined
    const asked = { settings, feature, now: turn.now, system: await promptInUse(feature), data }
    const [after, before] = await Promise.all([
      completeWithinLimits({ ...asked, engine: to }),
      from && beforeOf(completeWithinLimits({ ...asked, engine: from })),
    ])
    const sample = {
      feature,
      data: JSON.stringify(data, null, 2),
      ...(before && { before }),
      after: after.text,
    }
    const next = { ...progress, samples: [...progress.samples, sample], version: progress.version + 1 }
    await commit(
      migrationProgress.put(next, progress.version === 0 ? { absent: true } : { version: progress.version }),
    )
    progress = next
  }
  return progress.samples
}

/** A service that no longer answers may be why one moves. */
async function beforeOf(completion: Promise<{ text: string }>): Promise<string | undefined> {
  try {
    return (await completion).text
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** Something short that every model reads. */
const probe = 'Car audio'

async function spaceOf(
  { baseUrl, embeddingModel }: Engine,
  settings: AiSettings,
  { now }: Turn,
): Promise<VectorSpace | undefined> {
  if (!embeddingModel) return undefined
  const space = { baseUrl, embeddingModel }
  const { vectors } = await embedWithinLimits({
    settings,
    feature: 'answer_search',
    now,
    space,
    texts: [probe],
  })
  return { ...space, dimension: vectors[0]?.length ?? 0 }
}

type Known = { settings: AiSettings; samples: Sample[]; toSpace: VectorSpace | undefined }

async function planOf(
  { to, from, fromSpace }: StoredMigration,
  { settings, samples, toSpace }: Known,
): Promise<MigrationPlan> {
  const sources = toSpace ? await allSources() : []
  const tokens = sources.reduce((sum, { words }) => sum + Math.ceil(words.length / lettersPerToken), 0)
  const prompts = await Promise.all(
    DraftFeature.options.map(async (feature) => ({ feature, text: await promptInUse(feature) })),
  )
  return {
    changes: changesOf(
      { ...from, dimension: fromSpace?.dimension },
      { ...to, dimension: toSpace?.dimension },
    ),
    brokenPrompts: prompts.filter(({ text }) => /\{\{|\}\}/.test(text)).map(({ feature }) => feature),
    sources: sources.length,
    ...(toSpace && { dimension: toSpace.dimension }),
    tokens,
    costCents: (tokens * settings.prices.embedding) / 1_000_000,
    samples,
  }
}

const lettersPerToken = 3

const fields = {
  baseUrl: 'Address',
  model: 'Chat model',
  embeddingModel: 'Embedding model',
  dimension: 'Vector length',
} as const
type Field = keyof typeof fields

const changesOf = (
  before: Partial<Record<Field, string | number | undefined>>,
  after: Partial<Record<Field, string | number | undefined>>,
) =>
  (Object.keys(fields) as Field[])
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      field: fields[field],
      before: String(before[field] ?? 'None'),
      after: String(after[field] ?? 'None'),
    }))
