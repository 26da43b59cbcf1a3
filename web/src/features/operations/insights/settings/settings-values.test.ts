import { expect, test } from 'vitest'
import { settingsSchema, settingsValues } from './settings-values.ts'

const typed = (keptDays: string) => settingsSchema.safeParse({ own: true, google: false, keptDays })

test('what was read can be saved as it is', () => {
  const settings = { own: true, google: false, keptDays: 400, version: 3 }
  expect(settingsSchema.parse(settingsValues(settings))).toEqual({ own: true, google: false, keptDays: 400 })
})

test.each(['180', '800', ' 365 '])('%s days are kept', (days) => {
  expect(typed(days).data?.keptDays).toBe(Number(days))
})

test.each([
  ['179', 'Keep at least 180 days'],
  ['801', 'Keep at most 800 days'],
  ['', 'Enter a whole number from 180 to 800'],
  ['a year', 'Enter a whole number from 180 to 800'],
  ['200.5', 'Enter a whole number from 180 to 800'],
  ['-200', 'Enter a whole number from 180 to 800'],
])('“%s” is refused at its field', (days, message) => {
  expect(typed(days).error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['keptDays', message],
  ])
})
