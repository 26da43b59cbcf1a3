import { expect, test } from 'vitest'
import { type AiMigration, MigrationId, MigrationState } from './ai-migration.ts'
import { actsOf } from './migration-step.ts'

const now = '2026-12-01T12:00:00.000Z'
const plan = { changes: [], brokenPrompts: [], sources: 3, tokens: 90, costCents: 0, samples: [] }

const aMigration = (state: MigrationState, more: Partial<AiMigration> = {}): AiMigration => ({
  id: MigrationId.parse('aim_01KBCXYZ00000000000000000A'),
  state,
  to: { baseUrl: 'https://engine.boxrise.test/v1', model: 'echo-1' },
  filled: 0,
  plannedBy: '00000000-0000-4000-8000-000000000001',
  plannedAt: now,
  version: 1,
  ...more,
})

const acts = (state: MigrationState, more: Partial<AiMigration> = {}) => actsOf(aMigration(state, more), now)

test('each state allows its own acts', () => {
  expect(acts('planning')).toEqual(['undo'])
  expect(acts('planned', { plan })).toEqual(['start', 'undo'])
  expect(acts('filling')).toEqual(['undo'])
  expect(acts('verified')).toEqual(['switch', 'undo'])
  expect(acts('failed')).toEqual(['undo'])
  expect(acts('undone')).toEqual([])
})

test('only what is verified can be switched to', () => {
  for (const state of MigrationState.options)
    expect(acts(state, { plan, keptUntil: '2027-01-01T00:00:00.000Z' }).includes('switch')).toBe(
      state === 'verified',
    )
})

test('a plan with a prompt that stays open, or without a plan, cannot be started', () => {
  expect(acts('planned', { plan: { ...plan, brokenPrompts: ['event_text'] } })).toEqual(['undo'])
  expect(acts('planned')).toEqual(['undo'])
})

test('after a switch one can go back as long as the old space is kept, and not at the end of it', () => {
  expect(acts('switched', { keptUntil: '2026-12-01T12:00:00.001Z' })).toEqual(['undo'])
  expect(acts('switched', { keptUntil: now })).toEqual([])
  expect(acts('switched')).toEqual([])
})
