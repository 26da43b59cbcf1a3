import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { ContactSettings } from '#shared/content/contact/contact-settings.ts'
import { SettingsValues, settingsValues } from './settings-values.ts'

const settings: ContactSettings = {
  email: 'desk@example.test',
  phone: '+12145550100',
  showPhoneInFooter: true,
  address: ['Boxrise', '100 Demo Street'],
  hours: 'Monday to Friday',
  social: [{ network: 'x', url: 'https://x.com/boxrise' }],
  topics: ['Payments', 'Anything else'],
  version: 3,
}
const typed = (change: Partial<SettingsValues>) => ({ ...settingsValues(settings), ...change })
const checked = (change: Partial<SettingsValues>) => z.safeParseAsync(SettingsValues, typed(change))
const refusal = async (change: Partial<SettingsValues>) =>
  (await checked(change)).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('what the form shows reads back as what is stored', async () => {
  const { version: _, ...fields } = settings
  expect((await checked({})).data).toEqual(fields)
})

test('an emptied field is none, and blank lines are no lines', async () => {
  const { data } = await checked({ email: ' ', phone: '', address: '\n', topics: 'One\n\n Two \n' })
  expect(data).toMatchObject({ email: undefined, phone: undefined, address: [], topics: ['One', 'Two'] })
})

test('what is wrong stands at its field', async () => {
  expect(await refusal({ phone: '555 0100' })).toMatchObject([['phone', expect.stringContaining('+')]])
  expect(await refusal({ email: 'no-one' })).toMatchObject([['email', expect.any(String)]])
  expect(await refusal({ topics: ' ' })).toEqual([['topics', 'Add at least one topic']])
  expect(await refusal({ address: `Boxrise\n${'a'.repeat(81)}` })).toEqual([
    ['address', 'Line 2: Must be at most 80 characters'],
  ])
  expect(await refusal({ social: [{ network: 'x', url: 'https://evil.example' }] })).toMatchObject([
    ['social', expect.stringContaining('https')],
  ])
})
