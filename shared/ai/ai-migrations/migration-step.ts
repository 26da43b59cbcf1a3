import type { AiMigration } from './ai-migration.ts'

export type MigrationAct = 'start' | 'switch' | 'undo'

/** The acts that a migration allows at an instant. A switched one can be undone as long as the old space is kept. */
export function actsOf({ state, keptUntil, plan }: AiMigration, now: string): readonly MigrationAct[] {
  if (state === 'planned') return plan?.brokenPrompts.length === 0 ? ['start', 'undo'] : ['undo']
  if (state === 'verified') return ['switch', 'undo']
  if (state === 'planning' || state === 'filling' || state === 'failed') return ['undo']
  if (state === 'switched' && keptUntil && now < keptUntil) return ['undo']
  return []
}
