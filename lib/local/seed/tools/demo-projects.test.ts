import { expect, test } from 'vitest'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { completeDriver } from '#shared/tools/acoustics/complete-driver.ts'
import { supplyProblems } from '#shared/tools/audio-systems/supply-problems.ts'
import { systemProblems } from '#shared/tools/audio-systems/system-problems.ts'
import { SystemStudy } from '#shared/tools/audio-systems/system-study.ts'
import { initialSettings } from '#shared/tools/pro-tools/initial-settings.ts'
import { toolQuotas } from '#shared/tools/pro-tools/tool-quotas.ts'
import { SplStudy } from '#shared/tools/spl-studies/spl-study.ts'
import { buildAdvice } from '#shared/tools/subwoofer-designs/build-advice.ts'
import { builtBox } from '#shared/tools/subwoofer-designs/built-box.ts'
import { designDanger } from '#shared/tools/subwoofer-designs/design-danger.ts'
import { SavedDesigns } from '#shared/tools/subwoofer-designs/saved-designs.ts'
import { dataProblem } from '#shared/tools/tool-projects/data-problem.ts'
import { demoDrivers } from './demo-drivers.ts'
import { demoProjects } from './demo-projects.ts'
import { demoStudies } from './demo-studies.ts'
import { demoSystems } from './demo-systems.ts'

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

test('every design of the demo passes its own checks, but for the port that is there to fail', () => {
  const failing = demoProjects(now).flatMap(({ name, data }) =>
    data.designs.flatMap((design) => (designDanger(design) ? [name] : [])),
  )
  expect(failing).toEqual(['Port that whistles'])
})

test('the bandpass box of the demo can be built as it is', () => {
  const sixth = demoProjects(now)
    .flatMap(({ data }) => data.designs)
    .find(({ box }) => box.kind === 'bandpass_6_parallel')
  const box = sixth && builtBox(sixth)
  if (!box || 'code' in box) throw new Error(box?.message ?? 'no such design')
  const shown = { length: (meters: number) => `${Math.round(meters * 1000)} mm` }
  expect(buildAdvice(sixth, box, shown)).toEqual([])
})

test('a pro of the demo compares three boxes, has one of each special kind, and shares one', () => {
  const own = demoProjects(now).filter(({ userId }) => userId === demoUserId('pro@demo.test'))
  expect(own).toHaveLength(6)
  expect(Math.max(...own.map(({ data }) => data.designs.length))).toBe(3)
  const kinds = own.flatMap(({ data }) => data.designs.map(({ box }) => box.kind))
  expect(kinds).toEqual(expect.arrayContaining(['bandpass_6_parallel', 'passive_radiator']))
  expect(own.filter(({ shared }) => shared)).toHaveLength(1)
  expect(own.some(({ versions = [] }) => versions.length > 0)).toBe(true)
})

test('the driver base of the demo has one driver in each state that administrators decide', () => {
  const drivers = demoDrivers(now)
  const of = (state: string) => drivers.filter((driver) => driver.state === state)
  expect(of('published')).toHaveLength(48)
  expect([of('pending'), of('rejected'), of('draft')].map(({ length }) => length)).toEqual([1, 1, 1])
  const [draft] = of('draft')
  const completed = completeDriver(draft?.values ?? {})
  expect('conflicts' in completed && completed.conflicts.map(({ field }) => field)).toContain('qts')
})

test('the audio system designer can open what demo members planned, and it fits together', () => {
  for (const { name, data } of demoSystems(now)) {
    expect(SystemStudy.safeParse(data).error?.issues, name).toBeUndefined()
    expect(dataProblem('system', data, toolQuotas.free), name).toBeUndefined()
    // A vented box needs a filter that is set on the amplifier, whatever fits together.
    const problems = [...systemProblems(data), ...supplyProblems(data, initialSettings)]
    expect(
      problems.filter(({ rule }) => rule !== 'no_subsonic'),
      name,
    ).toEqual([])
  }
})

test('a free demo member has room for one more project and compares two designs at most', () => {
  const own = <Saved extends { userId: string }>(all: Saved[]) =>
    all.filter(({ userId }) => userId === demoUserId('member@demo.test'))
  const designs = own(demoProjects(now))
  expect([...designs, ...own(demoSystems(now))]).toHaveLength(toolQuotas.free.projects - 1)
  expect(Math.max(...designs.map(({ data }) => data.designs.length))).toBe(2)
})
