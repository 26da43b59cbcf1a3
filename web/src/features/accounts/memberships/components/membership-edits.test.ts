import { expect, test } from 'vitest'
import { initialRules } from '#shared/accounts/memberships/membership-rules.ts'
import { cellsOf, editOn, newsFor, rulesIn } from './membership-edits.ts'

const retailer = initialRules('retailer')

test('the cells of a membership hold all its rules', () => {
  const rules = { ...retailer, registrationOpen: false, extraPermissions: ['events.delete' as const] }
  const { type: _, version: __, ...saved } = rules
  expect(rulesIn(cellsOf(rules))).toEqual(saved)
})

test('a cell that is set back to what is saved is not an edit', () => {
  const edit = editOn(retailer, { uploadsPerDay: '120', 'events.delete': true })
  expect(edit?.cells).toEqual({ uploadsPerDay: '120', 'events.delete': true })
  expect(editOn(retailer, { ...edit?.cells, uploadsPerDay: '100', 'events.delete': false })).toBeUndefined()
})

test('an edit keeps what another administrator has saved in other cells, and names it', () => {
  const latest = {
    ...retailer,
    uploadsPerDay: 90,
    extraPermissions: ['users.read' as const],
    version: 1,
  }
  const edit = { base: retailer, cells: { uploadsPerDay: '120', 'events.delete': true } }
  expect(rulesIn({ ...cellsOf(latest), ...edit.cells })).toMatchObject({
    uploadsPerDay: 120,
    extraPermissions: expect.arrayContaining(['users.read', 'events.delete']),
  })
  expect(newsFor(edit, latest)).toEqual({
    before: { 'Uploads per day': '100', 'See all accounts': false },
    after: { 'Uploads per day': '90', 'See all accounts': true },
    typed: { 'Uploads per day': '120' },
  })
})
