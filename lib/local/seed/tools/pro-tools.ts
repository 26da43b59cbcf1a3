import type { Write } from '#core/platform/db/write.ts'
import { toolCounts } from '#core/tools/pro-tools/tool-counts.ts'
import { demoDiagrams } from './demo-diagrams.ts'
import { demoDrivers } from './demo-drivers.ts'
import { demoProjects } from './demo-projects.ts'
import { demoStudies } from './demo-studies.ts'
import { demoSystems } from './demo-systems.ts'

/** Counts what each demo member keeps in the pro tools: one item per member, whichever tool made it. */
export function seed(now: string): Write[] {
  const drivers = demoDrivers(now).flatMap(({ ownerId }) => (ownerId ? [{ ownerId }] : []))
  const designs = demoProjects(now)
  const projects = [...designs, ...demoStudies(now), ...demoSystems(now)]
  const shared = designs.filter((project) => project.shared)
  const diagrams = demoDiagrams(now)
  const owners = new Set([
    ...drivers.map(({ ownerId }) => ownerId),
    ...[...projects, ...diagrams].map(({ userId }) => userId),
  ])
  const count = (of: readonly { userId: string }[], userId: string) =>
    of.filter((one) => one.userId === userId).length
  return [...owners].map((userId) =>
    toolCounts.put(
      {
        userId,
        drivers: drivers.filter(({ ownerId }) => ownerId === userId).length,
        projects: count(projects, userId),
        diagrams: count(diagrams, userId),
        shares: count(shared, userId),
        version: 1,
      },
      { absent: true },
    ),
  )
}
