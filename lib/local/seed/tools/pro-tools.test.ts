import { expect, test, vi } from 'vitest'
import type { Write } from '#core/platform/db/write.ts'
import { demoUserId, demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { permissionsByType } from '#shared/platform/roles/permissions.ts'
import { toolQuotas } from '#shared/tools/pro-tools/tool-quotas.ts'
import { seed as seedDrivers } from './drivers.ts'
import { seed as seedCounts } from './pro-tools.ts'
import { seed as seedProjects } from './tool-projects.ts'

vi.stubEnv('TABLE_NAME', 'table')

const now = '2026-05-05T12:00:00.000Z'
const rowsOf = (writes: Write[]) => writes.flatMap(({ item }) => item.Put?.Item ?? [])
const projects = rowsOf(seedProjects(now))
const drivers = rowsOf(seedDrivers(now))
const counts = rowsOf(seedCounts(now))
vi.unstubAllEnvs()

const rowsOfMember = (userId: string) => {
  const own = projects.filter(({ pk, sk }) => pk === `USER#${userId}` && sk.startsWith('PROJECT#'))
  return {
    drivers: drivers.filter(({ ownerId }) => ownerId === userId).length,
    projects: own.filter(({ kind }) => kind !== 'diagram').length,
    diagrams: own.filter(({ kind }) => kind === 'diagram').length,
    shares: projects.filter(({ sk, userId: owner }) => sk === 'SHARE' && owner === userId).length,
  }
}

test.each(demoUsers(now))(
  'what $email keeps in the pro tools is counted as it is, and within its quotas',
  ({ id, membershipType }) => {
    const kept = rowsOfMember(id)
    const counted = counts.find(({ userId }) => userId === id)
    const { drivers: ofDrivers, projects: ofProjects, diagrams, shares } = counted ?? {}
    expect({
      drivers: ofDrivers ?? 0,
      projects: ofProjects ?? 0,
      diagrams: diagrams ?? 0,
      shares: shares ?? 0,
    }).toEqual(kept)
    const quotas = toolQuotas[permissionsByType[membershipType].includes('pro_tools.full') ? 'pro' : 'free']
    for (const [what, count] of Object.entries(kept) as [keyof typeof kept, number][])
      expect(count, what).toBeLessThanOrEqual(quotas[what])
    const most = Math.max(
      0,
      ...projects.filter(({ pk }) => pk === `USER#${id}`).map(({ versions }) => Number(versions ?? 0)),
    )
    expect(most).toBeLessThanOrEqual(quotas.versions)
  },
)

test('a member of the demo has four of five projects and the only diagram', () => {
  expect(rowsOfMember(demoUserId('member@demo.test'))).toMatchObject({ projects: 4, diagrams: 1 })
})
