import { expect, test } from 'vitest'
import { type AiSettings, type AiSettingsFields, firstAiSettings } from './ai-settings.ts'
import { changeSettings, sendsElsewhere } from './change-settings.ts'

const engine = { baseUrl: 'https://a.example/v1', model: 'one', embeddingModel: 'e1' }
const on = { on: true, who: 'members', dailyPerUser: 5 } as const
const { version: _, ...first } = firstAiSettings
const searching = { ...first.features, answer_search: on }
const space = { baseUrl: engine.baseUrl, embeddingModel: 'e1', dimension: 64 }
const used: AiSettings = { ...first, engine, features: searching, space, version: 4 }
const { version: __, space: ___, ...fieldsInUse } = used
const fields = (changes: Partial<AiSettingsFields>): AiSettingsFields => ({ ...fieldsInUse, ...changes })

test('nothing is turned on without a service, and no search without an embedding model', () => {
  const draft = { ...first.features, listing_text: on }
  expect(() => changeSettings(firstAiSettings, { ...first, features: draft })).toThrow(
    'Choose an AI service first.',
  )
  const silent = { baseUrl: engine.baseUrl, model: 'one' }
  expect(() => changeSettings(firstAiSettings, { ...first, engine: silent, features: searching })).toThrow(
    'Enter an embedding model',
  )
  expect(changeSettings(firstAiSettings, { ...first, engine: silent, features: draft }).version).toBe(1)
})

test.each([
  { baseUrl: 'https://b.example/v1', model: 'one', embeddingModel: 'e1' },
  { ...engine, embeddingModel: 'e2' },
])('the service that searches use moves by a migration alone', (other) => {
  expect(() => changeSettings(used, fields({ engine: other }))).toThrow(
    'Move to another one under AI migration',
  )
})

test('the chat model changes freely, and the vectors stay', () => {
  expect(changeSettings(used, fields({ engine: { ...engine, model: 'two' } }))).toMatchObject({
    space,
    version: 5,
  })
})

test('turning search off keeps its vectors; another service without search forgets them', () => {
  const off = fields({ features: first.features })
  expect(changeSettings(used, off).space).toEqual(space)
  const other = { ...engine, embeddingModel: 'e2' }
  const changed = changeSettings(used, { ...off, engine: other })
  expect(changed.space).toBeUndefined()
  expect(changeSettings(changed, fields({ engine: other })).space).toBeUndefined()
})

test('while the answers are still being read the service may change', () => {
  const { space: gone, ...reading } = used
  expect(gone).toBeDefined()
  expect(changeSettings(reading, fields({ engine: { ...engine, embeddingModel: 'e2' } })).version).toBe(5)
})

test('an address is looked at before texts go there, and never to turn AI help off', () => {
  const after = (changes: Partial<AiSettingsFields>) =>
    sendsElsewhere(used, changeSettings(used, fields(changes)))
  expect(after({ features: first.features })).toBe(false)
  expect(after({ temperature: 0.5 })).toBe(false)
  expect(after({ features: { ...searching, listing_text: on } })).toBe(true)
  expect(after({ engine: { ...engine, baseUrl: 'https://b.example/v1' }, features: first.features })).toBe(
    true,
  )
})
