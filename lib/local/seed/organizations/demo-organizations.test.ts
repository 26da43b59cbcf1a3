import { expect, test } from 'vitest'
import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoMembers } from '#lib/local/seed/accounts/demo-members.ts'
import {
  Organization,
  OrganizationFields,
  OrganizationPerson,
  OrganizationStatus,
  OrganizationType,
  platformOrganizationId,
} from '#shared/organizations/organizations/organization.ts'
import { missingFields } from '#shared/organizations/organizations/stepped-organization.ts'
import { demoOrganizations } from './demo-organizations.ts'

const now = '2026-11-25T21:00:00.000Z'
const { organizations, people, invites } = demoOrganizations(now)
const named = (name: string) => organizations.find((one) => one.name === name)

test('the nine organizations are of every type and status, and two of the public ones have no owner', () => {
  expect(organizations).toHaveLength(9)
  expect(new Set(organizations.map(({ type }) => type))).toEqual(new Set(OrganizationType.options))
  expect(new Set(organizations.map(({ status }) => status))).toEqual(new Set(OrganizationStatus.options))
  const unowned = organizations.filter(({ ownerCount, status }) => ownerCount === 0 && status === 'active')
  expect(unowned.filter(({ id }) => id !== platformOrganizationId)).toHaveLength(2)
})

test('each organization is what its form and its review would have let through', () => {
  for (const organization of organizations) {
    expect(Organization.parse(organization), organization.name).toEqual(organization)
    if (organization.type === 'platform') continue
    const fields = Object.keys(OrganizationFields.shape).map((key) => [key, organization[key as never]])
    OrganizationFields.parse(Object.fromEntries(fields.filter(([, value]) => value !== undefined)))
    const isComplete = missingFields(organization).length === 0
    expect(isComplete, organization.name).toBe(organization.status !== 'draft')
  }
  expect(named('Gulf Line Promotions')?.reason).toBeTruthy()
})

test('its people are members of the demo, and they are counted', () => {
  const members = new Set([...demoUsers(now), ...demoMembers(now)].map(({ id }) => id))
  for (const person of people) {
    OrganizationPerson.parse(person)
    expect(members).toContain(person.userId)
  }
  for (const { id, name, ownerCount, peopleCount } of organizations) {
    const mine = people.filter(({ organizationId }) => organizationId === id)
    expect(mine.length, name).toBe(peopleCount)
    expect(mine.filter(({ role }) => role === 'owner').length, name).toBe(ownerCount)
  }
})

test('the organizer owns one with a manager, an editor, and someone who has not answered yet', () => {
  const own = named('River City Sound-Off')
  expect(people.filter(({ organizationId }) => organizationId === own?.id).map(({ role }) => role)).toEqual([
    'owner',
    'manager',
    'editor',
  ])
  expect(invites.filter(({ expiresAt }) => expiresAt > now)).toEqual([
    expect.objectContaining({ organizationId: own?.id, role: 'manager' }),
  ])
})
