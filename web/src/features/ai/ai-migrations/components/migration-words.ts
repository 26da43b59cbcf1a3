import type { AiMigration, MigrationPlan, MigrationState } from '#shared/ai/ai-migrations/ai-migration.ts'
import { featureNames } from '#shared/ai/ai-settings/ai-feature.ts'
import { type Engine, hostOf } from '#shared/ai/ai-settings/engine.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const figure = (count: number): string => count.toLocaleString('en-US')

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${figure(count)} ${count === 1 ? one : many}`

/** The server works on it, and it changes without a press. */
export const isMoving = ({ state }: Pick<AiMigration, 'state'>): boolean =>
  state === 'planning' || state === 'filling'

export const moveSteps = [
  { name: 'plan', label: 'Plan' },
  { name: 'fill', label: 'Fill' },
  { name: 'verify', label: 'Verify' },
  { name: 'switch', label: 'Switch' },
] as const
export type MoveStep = (typeof moveSteps)[number]['name']

type Standing = Pick<AiMigration, 'state' | 'filled' | 'verified' | 'switchedAt'>

/** The step that a migration is at, or came to. */
export function stepOf({ state, filled, verified, switchedAt }: Standing): MoveStep {
  if (state === 'switched' || switchedAt) return 'switch'
  if (verified) return 'verify'
  return state === 'filling' || filled > 0 ? 'fill' : 'plan'
}

/** Above what a move changes: to come, done, or given up. */
export function planTitle({ state, switchedAt }: Pick<AiMigration, 'state' | 'switchedAt'>): string {
  if (state === 'undone') return 'What was planned'
  return switchedAt ? 'What changed' : 'What changes'
}

const stateWords: Record<MigrationState, readonly [label: string, tone: Tone]> = {
  planning: ['Planning', 'info'],
  planned: ['Planned', 'info'],
  filling: ['Filling', 'info'],
  verified: ['Verified', 'success'],
  switched: ['Switched', 'success'],
  failed: ['Failed', 'danger'],
  undone: ['Undone', 'neutral'],
}

export const stateOf = ({ state }: Pick<AiMigration, 'state'>) => stateWords[state]

/** A service in a sentence. */
export const serviceWords = (engine: Engine | undefined): string =>
  engine ? hostOf(engine) : 'no AI service'

export const modelWords = ({ model, embeddingModel }: Engine): string =>
  [model, embeddingModel].filter(Boolean).join(' · ')

export function costWords({ costCents }: Pick<MigrationPlan, 'costCents'>): string {
  if (costCents === 0) return 'Unknown: no price is set'
  return costCents < 1 ? 'Less than $0.01' : `About ${dollars(Math.ceil(costCents))}`
}

/** Features in a sentence: `support replies and event texts`. */
export const featureList = (features: MigrationPlan['brokenPrompts']): string =>
  new Intl.ListFormat('en-US').format(features.map((feature) => featureNames[feature].toLowerCase()))
