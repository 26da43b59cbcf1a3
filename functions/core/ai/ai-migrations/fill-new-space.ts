import { allSources } from '#core/ai/ai-answers/answer-sources.ts'
import { fillSpace, UnfitVector } from '#core/ai/ai-answers/fill-space.ts'
import type { Source } from '#core/ai/ai-answers/source.ts'
import { readAiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { commit } from '#core/platform/db/commit.ts'
import { log } from '#core/platform/log/log.ts'
import type { AiSettings } from '#shared/ai/ai-settings/ai-settings.ts'
import { AppError } from '#shared/errors.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { failFor } from './make-plan.ts'
import { migrationProgress, progressOf, type StoredMigration } from './migrations.ts'
import { findMigration, stepped } from './step-migration.ts'
import type { Turn } from './turn.ts'
import { verifySpace } from './verify-space.ts'

/** What has not gone on for so long is given up. */
const mostHours = 24

/** Makes the vectors of the new space as far as this turn comes, and verifies them once all are there. */
export async function fillNewSpace(migration: StoredMigration, turn: Turn): Promise<void> {
  try {
    const settings = await readAiSettings({ consistent: true })
    const sources = migration.toSpace ? await allSources() : []
    if (await filled(migration, { settings, sources }, turn))
      await verify(migration, { settings, sources }, turn)
  } catch (error) {
    await stopFor(error, migration, turn)
  }
}

type Known = { settings: AiSettings; sources: readonly Source[] }

async function filled(migration: StoredMigration, known: Known, turn: Turn): Promise<boolean> {
  const { id, toSpace } = migration
  if (!toSpace) return true
  return fillSpace({
    ...known,
    space: toSpace,
    now: turn.now,
    leavesOut: false,
    async goesOn(count) {
      await note(id, { filled: count })
      return !turn.isOver() && (await findMigration(id)).state === 'filling'
    },
  })
}

async function note(id: StoredMigration['id'], noted: { filled?: number; halted?: string }): Promise<void> {
  const { version, halted: _, ...progress } = await progressOf(id)
  await commit(
    migrationProgress.put(
      { ...progress, ...noted, version: version + 1 },
      version === 0 ? { absent: true } : { version },
    ),
  )
}

async function verify(migration: StoredMigration, known: Known, turn: Turn): Promise<void> {
  const verified = await verifySpace({ ...known, space: migration.toSpace, now: turn.now })
  const next = {
    ...migration,
    filled: known.sources.length - verified.missing,
    verified,
    version: migration.version + 1,
  }
  const failure = failureOf(verified)
  await commit(
    ...(await stepped(
      migration,
      failure ? { ...next, state: 'failed', failure } : { ...next, state: 'verified' },
    )),
  )
}

/** A question whose words stand in many answers is hard to any model, so a few may be lost. */
const mostLost = 0.2

function failureOf({ missing, questions }: NonNullable<StoredMigration['verified']>): string | undefined {
  if (missing > 0) return `${missing} vectors are missing or have a different length.`
  const lost = questions.filter(({ found }) => !found)
  const [first] = lost
  if (!first || lost.length <= questions.length * mostLost) return undefined
  return `The new vectors do not find ${lost.length} of ${questions.length} known answers, such as “${first.question}”.`
}

/**
 * A service that is out may come back, and a budget that is used up may be raised: the next turn goes on. Vectors that do
 * not fit stay so.
 */
async function stopFor(error: unknown, migration: StoredMigration, { now }: Turn): Promise<void> {
  if (error instanceof UnfitVector) return failFor(error, migration, error.message)
  const { id, startedAt, plannedAt } = migration
  if (!(error instanceof AppError) || now >= addTime(startedAt ?? plannedAt, { hours: mostHours }))
    return failFor(error, migration)
  log.warn('ai_migration.halted', { migrationId: id, reason: error.code })
  await note(id, { halted: error.message })
}
