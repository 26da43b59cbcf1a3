import { expect, test } from 'vitest'
import { toolQuotas } from '#shared/tools/pro-tools/tool-quotas.ts'
import { dataProblem } from './data-problem.ts'
import { isPlainJson } from './is-plain-json.ts'
import type { ProjectKind } from './tool-project.ts'

const list = (length: number) => Array.from({ length }, (_, at) => ({ id: at }))
const problem = (
  kind: ProjectKind,
  data: Record<string, unknown>,
  before?: { nodes?: number; cables?: number },
) => dataProblem(kind, { schema: 1, ...data }, toolQuotas.free, before)

test('what JSON does not bring back as it was is no data of a project', () => {
  expect(isPlainJson({ a: [1, 'x', null, { b: -0.5 }] })).toBe(true)
  expect(isPlainJson({ a: { b: [JSON.parse('1e999')] } })).toBe(false)
  expect(isPlainJson({ a: Number.NaN })).toBe(false)
  expect(isPlainJson(JSON.parse('{"a": {"__proto__": {"b": 1}}}'))).toBe(false)
  const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)
  expect(isPlainJson(nested(24))).toBe(true)
  expect(isPlainJson(nested(25))).toBe(false)
  expect(isPlainJson(nested(100_000))).toBe(false)
})

test('a project may be as large as its kind allows, counted in bytes', () => {
  const room = 64 * 1024 - JSON.stringify({ schema: 1, text: '' }).length
  expect(problem('box', { text: 'x'.repeat(room) })).toBeUndefined()
  expect(problem('box', { text: 'x'.repeat(room + 1) })).toMatchObject({
    code: 'project_too_large',
    message: 'This project is larger than 64 KB.',
  })
  expect(problem('spl', { text: 'Ω'.repeat(room / 2 + 1) })).toMatchObject({ code: 'project_too_large' })
  const diagram = { nodes: [], cables: [], text: 'x'.repeat(199 * 1024) }
  expect(problem('diagram', diagram)).toBeUndefined()
  expect(problem('diagram', { ...diagram, text: 'x'.repeat(200 * 1024) })).toMatchObject({
    message: 'This project is larger than 200 KB.',
  })
})

test('a diagram keeps the parts it had and takes no more than the membership allows', () => {
  expect(problem('diagram', { nodes: list(25), cables: list(60) })).toBeUndefined()
  expect(problem('diagram', { nodes: list(26), cables: [] })?.message).toBe(
    'A diagram can have up to 25 parts.',
  )
  expect(problem('diagram', { nodes: [], cables: list(61) })?.message).toBe(
    'A diagram can have up to 60 cables.',
  )
  const before = { nodes: 120, cables: 200 }
  expect(problem('diagram', { nodes: list(120), cables: list(200) }, before)).toBeUndefined()
  expect(problem('diagram', { nodes: list(121), cables: [] }, before)).toMatchObject({
    code: 'diagram_too_large',
  })
  expect(problem('diagram', { nodes: {}, cables: [] })).toMatchObject({ code: 'project_data' })
  // Only diagrams have parts.
  expect(problem('box', { nodes: list(500) })).toBeUndefined()
})
