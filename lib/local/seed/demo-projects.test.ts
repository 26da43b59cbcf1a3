import { expect, test } from 'vitest'
import { toolQuotas } from '#shared/pro-tools/tool-quotas.ts'
import { SplStudy } from '#shared/spl-studies/spl-study.ts'
import { SavedDesigns } from '#shared/subwoofer-designs/saved-designs.ts'
import { dataProblem } from '#shared/tool-projects/data-problem.ts'
import { demoUserId } from './demo-accounts.ts'
import { demoProjects } from './demo-projects.ts'
import { demoStudies } from './demo-studies.ts'

const now = '2026-05-05T12:00:00.000Z'

test('the designer can open what demo members designed', () => {
  for (const { name, data, versions = [] } of demoProjects(now))
    for (const saved of [data, ...versions.map((version) => version.data)]) {
      expect(SavedDesigns.safeParse(saved).error?.issues, name).toBeUndefined()
      expect(dataProblem('box', saved, toolQuotas.free), name).toBeUndefined()
    }
})

test('the calculator can open what a demo member computed', () => {
  expect(demoStudies(now)).toHaveLength(2)
  for (const { name, data } of demoStudies(now)) {
    expect(SplStudy.safeParse(data).error?.issues, name).toBeUndefined()
    expect(dataProblem('spl', data, toolQuotas.free), name).toBeUndefined()
  }
})

test('a free demo member has room for one more project and compares two designs at most', () => {
  const own = demoProjects(now).filter(({ userId }) => userId === demoUserId('member@demo.test'))
  expect(own).toHaveLength(toolQuotas.free.projects - 1)
  expect(Math.max(...own.map(({ data }) => data.designs.length))).toBe(2)
})
