import { isDeepStrictEqual } from 'node:util'
import { spaceInUse } from '#core/ai/ai-answers/read-space.ts'
import { aiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { AiMigration } from '#shared/ai/ai-migrations/ai-migration.ts'
import { type AiSettings, spaceKey, type VectorSpace } from '#shared/ai/ai-settings/ai-settings.ts'
import { type Engine, hostOf } from '#shared/ai/ai-settings/engine.ts'

/** Tells whether the service, or the space that it searches, changed since a migration was planned. */
export const isOutdated = ({ from, fromSpace, to }: AiMigration, settings: AiSettings): boolean =>
  !isSameEngine(from, settings.engine) ||
  (fromSpace !== undefined && !isSameSpace(fromSpace, spaceInUse(settings))) ||
  !allowsSearch(to, settings)

/** Tells whether the settings are those that a migration switched to, and fit what was before it. */
export const isStillInUse = ({ to, toSpace, from }: AiMigration, settings: AiSettings): boolean =>
  isSameEngine(to, settings.engine) && isSameSpace(toSpace, settings.space) && allowsSearch(from, settings)

/** The search may have been turned on since. */
const allowsSearch = (engine: Engine | undefined, { features }: AiSettings): boolean =>
  !features.answer_search.on || engine?.embeddingModel !== undefined

export const isSameEngine = (one: Engine | undefined, other: Engine | undefined): boolean =>
  isDeepStrictEqual(one, other)

export const isSameSpace = (one: VectorSpace | undefined, other: VectorSpace | undefined): boolean =>
  one && other ? spaceKey(one) === spaceKey(other) : one === other

/** The writes that name another service with its space, as one act of an administrator. */
export function movedTo(
  { engine, space }: { engine: Engine | undefined; space: VectorSpace | undefined },
  settings: AiSettings,
  noted: { by: { userId: string; adminId?: string | undefined }; description: string; migrationId: string },
  now: string,
): Write[] {
  const { engine: _, space: __, version, ...others } = settings
  const after: AiSettings = {
    ...others,
    ...(engine && { engine }),
    ...(space && { space }),
    version: version + 1,
  }
  return [
    aiSettings.put(after, version === 0 ? { absent: true } : { version }),
    noteMigration({ ...noted, before: named(settings.engine), after: named(engine) }, now),
  ]
}

/** The service and its models, as an activity shows them. */
export const named = (engine: Engine | undefined): Record<string, string> =>
  engine
    ? {
        host: hostOf(engine),
        model: engine.model,
        ...(engine.embeddingModel && { embeddingModel: engine.embeddingModel }),
      }
    : {}

type Noted = {
  by: { userId: string; adminId?: string | undefined }
  description: string
  migrationId: string
  before?: Record<string, string>
  after?: Record<string, string>
}

export const noteMigration = ({ migrationId, ...what }: Noted, now: string): Write =>
  recordActivity({ ...what, type: 'ai_settings_update', metadata: { migrationId } }, now)
