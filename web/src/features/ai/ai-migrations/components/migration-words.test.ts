import { expect, test } from 'vitest'
import type { MigrationPlan, MigrationState } from '#shared/ai/ai-migrations/ai-migration.ts'
import type { ShownMigration } from '#shared/ai/ai-migrations/contract.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { standingOf } from './migration-standing.ts'
import { costWords, featureList, isMoving, stepOf } from './migration-words.ts'
import { planSchema, planValues } from './plan-values.ts'
import { undoWords } from './undo-words.ts'

const now = '2026-11-25T12:30:00.000Z'
const from = { baseUrl: 'https://old.example.com/v1', model: 'small' }
const to = { baseUrl: 'https://new.example.com/v1', model: 'large' }
const plan: MigrationPlan = {
  changes: [],
  brokenPrompts: [],
  sources: 300,
  tokens: 41_000,
  costCents: 0,
  samples: [],
}

const migrationIn = (state: MigrationState, changes: Partial<ShownMigration> = {}): ShownMigration => ({
  id: 'aim_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  state,
  from,
  to,
  plan,
  filled: 0,
  plannedBy: 'usr_1' as ShownMigration['plannedBy'],
  plannedAt: now,
  acts: [],
  version: 1,
  ...changes,
})

const verified = { sources: 300, missing: 0, questions: [] }

test('a move is at the step that it came to, also where it failed or was undone', () => {
  expect(stepOf(migrationIn('planned'))).toBe('plan')
  expect(stepOf(migrationIn('filling'))).toBe('fill')
  expect(stepOf(migrationIn('verified', { verified }))).toBe('verify')
  expect(stepOf(migrationIn('switched', { verified, switchedAt: now }))).toBe('switch')
  expect(stepOf(migrationIn('failed'))).toBe('plan')
  expect(stepOf(migrationIn('failed', { filled: 12 }))).toBe('fill')
  expect(stepOf(migrationIn('failed', { filled: 300, verified }))).toBe('verify')
  expect(stepOf(migrationIn('undone', { verified, switchedAt: now }))).toBe('switch')
})

test('only what changes by itself is read again', () => {
  const states = ['planning', 'planned', 'filling', 'verified', 'switched', 'failed', 'undone'] as const
  expect(states.filter((state) => isMoving({ state }))).toEqual(['planning', 'filling'])
})

test('a cost below a cent is not nothing, and without a price it is unknown', () => {
  expect(costWords({ costCents: 0 })).toBe('Unknown: no price is set')
  expect(costWords({ costCents: 0.4 })).toBe('Less than $0.01')
  expect(costWords({ costCents: 123.2 })).toBe('About $1.24')
})

test('a standing says what goes on meanwhile, and until when one can go back', () => {
  expect(standingOf(migrationIn('filling', { filled: 1200, plan: { ...plan, sources: 5000 } }), now)).toEqual(
    {
      tone: 'info',
      sentence: '1,200 of 5,000 texts read.',
      rest: 'old.example.com stays in use until you switch.',
    },
  )
  const keptUntil = '2026-12-01T12:00:00.000Z'
  const switched = migrationIn('switched', { switchedAt: now, keptUntil })
  expect(standingOf(switched, now).rest).toBe(
    `You can go back to old.example.com until ${localTime(keptUntil)}.`,
  )
  expect(standingOf(switched, keptUntil).rest).toBe('The earlier vectors are gone. To go back, plan a move.')
  const brokenPrompts: MigrationPlan['brokenPrompts'] = ['support_reply', 'event_text']
  expect(standingOf(migrationIn('planned', { plan: { ...plan, brokenPrompts } }), now)).toMatchObject({
    tone: 'danger',
    sentence: `This plan can’t start: some placeholders have no value in ${featureList(brokenPrompts)}.`,
  })
  expect(standingOf(migrationIn('failed', { failure: 'It broke.' }), now)).toMatchObject({
    tone: 'danger',
    sentence: 'It broke.',
    rest: 'Nothing has changed: old.example.com is still in use.',
  })
})

test('undoing is named for what it does', () => {
  const label = (state: MigrationState) => undoWords({ state, from }).label
  expect(
    ['planned', 'filling', 'verified', 'failed', 'switched'].map((state) => label(state as MigrationState)),
  ).toEqual(['Discard plan', 'Undo', 'Undo', 'Undo', 'Go back'])
})

test('a service is planned as the server takes it, and begins with the one in use', () => {
  const hosts = ['new.example.com', 'old.example.com']
  const typed = planValues(from, hosts)
  expect(typed).toMatchObject({ host: 'old.example.com', path: '/v1', model: 'small', embeddingModel: '' })
  expect(planSchema.parse(typed)).toEqual({ to: from })
  expect(planValues(from, ['new.example.com']).host).toBe('new.example.com')
  expect(planSchema.safeParse({ ...typed, model: ' ' }).error?.issues[0]?.path).toEqual(['model'])
  expect(planSchema.safeParse({ ...typed, path: '/v1?x=1' }).error?.issues[0]?.path).toEqual(['path'])
})
