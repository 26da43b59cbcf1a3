import { expect, test } from 'vitest'
import { OrganizationRole } from './organization.ts'
import { mayInOrganization, type OrganizationAction } from './organization-roles.ts'

const actions: OrganizationAction[] = ['profile', 'events', 'people', 'fate']

test('owners do everything, managers run it, editors write about it, and no one else does anything', () => {
  const allowed = Object.fromEntries(
    [...OrganizationRole.options, undefined].map((role) => [
      role ?? 'none',
      actions.filter((action) => mayInOrganization(role, action)),
    ]),
  )
  expect(allowed).toEqual({
    owner: ['profile', 'events', 'people', 'fate'],
    manager: ['profile', 'events'],
    editor: ['profile'],
    none: [],
  })
})
