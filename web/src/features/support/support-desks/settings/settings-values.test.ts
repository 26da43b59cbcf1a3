import { expect, test } from 'vitest'
import { initialSettings } from '#shared/support/support-desks/initial-settings.ts'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'
import { settingsSchema, settingsValues } from './settings-values.ts'

const settings = initialSettings(platformDesk)
const { deskId: _, version: __, ...fields } = settings
const typed = (changes: Partial<ReturnType<typeof settingsValues>> = {}) => ({
  ...settingsValues(settings),
  ...changes,
})
const problems = (changes: Partial<ReturnType<typeof settingsValues>>) =>
  settingsSchema.safeParse(typed(changes)).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('settings that no one changed are read as what they were', () => {
  expect(settingsSchema.parse(typed())).toEqual(fields)
})

test('a new category gets its key from its label, and no two have the same', () => {
  const added = { key: '', label: 'Events', priority: 'normal' as const, active: true }
  const saved = settingsSchema.parse(
    typed({ categories: [...settings.categories, added, { ...added, label: 'Events!' }] }),
  )
  expect(saved.categories.slice(-2).map(({ key }) => key)).toEqual(['events-2', 'events-3'])
})

test('a desk without hours has seven days without any', () => {
  const closed = settingsSchema.parse(typed({ hours: Array.from({ length: 7 }, () => []) }))
  expect(closed.hours.week).toEqual(Array.from({ length: 7 }, () => []))
})

test('each problem stands at its field', () => {
  const [first] = settings.categories
  if (!first) throw new Error('a desk begins with categories')
  expect(problems({ categories: [...settings.categories, { ...first, key: '', label: ' ' }] })).toEqual([
    [`categories.${settings.categories.length}.label`, 'Enter at least 2 letters.'],
  ])
  expect(problems({ categories: [...settings.categories, { ...first, key: '' }] })).toEqual([
    [`categories.${settings.categories.length}.label`, 'Another category has this name.'],
  ])
  expect(
    problems({
      holidays: [
        { on: '2026-12-25', name: 'Christmas' },
        { on: '2026-12-25', name: '' },
      ],
    }),
  ).toEqual([
    ['holidays.1.on', 'This date is here already.'],
    ['holidays.1.name', 'Enter a name'],
  ])
  expect(problems({ closeAfterDays: 'a week' })).toEqual([['closeAfterDays', 'Enter 1 to 60 days.']])
})
