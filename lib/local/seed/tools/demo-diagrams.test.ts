import { expect, test } from 'vitest'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { checkDiagram } from '#shared/tools/diagrams/check-diagram.ts'
import { applied } from '#shared/tools/diagrams/command.ts'
import { Diagram } from '#shared/tools/diagrams/diagram.ts'
import { fixOf } from '#shared/tools/diagrams/fix-of.ts'
import { severities, severityOf } from '#shared/tools/diagrams/issue.ts'
import { initialSettings } from '#shared/tools/pro-tools/initial-settings.ts'
import { toolQuotas } from '#shared/tools/pro-tools/tool-quotas.ts'
import { dataProblem } from '#shared/tools/tool-projects/data-problem.ts'
import { demoDiagrams } from './demo-diagrams.ts'

const diagrams = demoDiagrams('2026-05-05T12:00:00.000Z')
const issuesOf = (data: Diagram) => checkDiagram(data, initialSettings).issues

test('the editor can open what demo members drew, within what each may keep', () => {
  for (const { name, userId, data, versions = [] } of diagrams)
    for (const saved of [data, ...versions.map((version) => version.data)]) {
      expect(Diagram.safeParse(saved).error?.issues, name).toBeUndefined()
      const quotas = userId === demoUserId('member@demo.test') ? toolQuotas.free : toolQuotas.pro
      expect(dataProblem('diagram', saved, quotas), name).toBeUndefined()
    }
  const free = diagrams.filter(({ userId }) => userId === demoUserId('member@demo.test'))
  expect(free).toHaveLength(toolQuotas.free.diagrams)
})

test('one diagram is clean, one has an issue of each kind, and one has as many parts as shows have', () => {
  const [clean, wrong, , large] = diagrams.map(({ data }) => data)
  if (!clean || !wrong || !large) throw new Error('diagrams are missing')
  expect(issuesOf(clean)).toEqual([])
  expect(new Set(issuesOf(wrong).map(severityOf))).toEqual(new Set(severities))
  expect(issuesOf(wrong).map(({ rule }) => rule)).toEqual(
    expect.arrayContaining([
      'no_fuse',
      'fuse_far',
      'fuse_above_cable',
      'sources_not_fused',
      'no_ground',
      'no_remote',
      'load_below_minimum',
      'coil_shorted',
      'copper_clad',
      'not_connected',
    ]),
  )
  expect(large.nodes.length).toBeGreaterThanOrEqual(115)
  expect(issuesOf(large)).toEqual([])
})

test('one diagram joins + to ground, and the fix of that leaves nothing wrong', () => {
  const short = diagrams.find(({ name }) => name.startsWith('Example of a short'))?.data
  if (!short) throw new Error('the example is missing')
  const [issue, ...others] = issuesOf(short)
  expect(issue?.rule).toBe('plus_to_ground')
  expect(others).toEqual([])
  const fix = issue && fixOf(short, issue, initialSettings)
  if (!fix) throw new Error('the short has no fix')
  expect(issuesOf(applied(short, fix).diagram)).toEqual([])
})
