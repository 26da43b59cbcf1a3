import { afterAll, beforeAll, expect, test } from 'vitest'
import { activities } from '#core/platform/activities/activities.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { MembershipType } from '#shared/platform/users/membership-type.ts'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import {
  getToolSettings,
  getToolUse,
  listToolTables,
  restoreToolTable,
  saveToolTable,
} from '#shared/tools/pro-tools/contract.ts'
import { type CalculatorGate, type ToolTable, toolTables } from '#shared/tools/pro-tools/tool-tables.ts'
import { startingStudy } from '#shared/tools/spl-studies/starting-study.ts'
import { startingDesign } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import { createProject, deleteProject, updateProject } from '#shared/tools/tool-projects/contract.ts'
import { copyShare, openShare, shareProject } from '#shared/tools/tool-projects/share-contract.ts'
import { Client } from '#test/support/client.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { putDriver } from '#test/support/drivers.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'
import { projectFields, putProject } from '#test/support/tool-projects.ts'
import { tableVersion } from '#test/support/tool-tables.ts'

let cloud: TestCloud
let admin: Client
let visitor: Client
beforeAll(async () => {
  cloud = await startCloud()
  admin = await demoClient(cloud.url, 'admin')
  visitor = new Client(cloud.url)
})
afterAll(() => cloud?.stop())

const save = async (table: ToolTable, value: Record<string, unknown>, version?: number) =>
  admin.call(saveToolTable, {
    params: { table },
    body: { value, version: version ?? (await tableVersion(table)) },
  })
const settings = async () => (await visitor.call(getToolSettings, {})).body
const study = projectFields({ kind: 'spl', name: 'Burp' })

/** For each mode, what each kind of caller hears who saves what the calculator made. */
const savers: [MembershipType | 'visitor', Record<CalculatorGate['mode'], number>][] = [
  ['visitor', { open: 401, sign_in: 401, pro: 401 }],
  ['competitor', { open: 201, sign_in: 201, pro: 403 }],
  ['pro_competitor', { open: 201, sign_in: 201, pro: 201 }],
  ['retailer', { open: 201, sign_in: 201, pro: 201 }],
  ['manufacturer', { open: 201, sign_in: 201, pro: 201 }],
  ['organization', { open: 201, sign_in: 201, pro: 201 }],
  ['admin', { open: 201, sign_in: 201, pro: 201 }],
]

test('tables begin with what the guides say, and a change counts at once', async () => {
  const initial = Object.fromEntries(
    Object.entries(toolTables).map(([table, { initial: value }]) => [table, value]),
  )
  expect(await settings()).toEqual(initial)
  const supply = { ...toolTables.supply.initial, vehicle: 60 }
  const changed = await save('supply', supply)
  expect(changed.body).toMatchObject({ table: 'supply', value: supply, version: 1 })
  expect((await settings()).supply).toEqual(supply)
  const listed = (await admin.call(listToolTables, {})).body.items
  expect(listed.find(({ table }) => table === 'supply')).toMatchObject({ value: supply, version: 1 })
  expect(listed.find(({ table }) => table === 'fuses')).toMatchObject({ version: 0 })
  const log = await activities.list({
    pk: `USER#${demoUserId('admin@demo.test')}`,
    prefix: 'ACTIVITY#',
    limit: 20,
    newestFirst: true,
  })
  expect(log.items.find(({ type }) => type === 'tool_table_update')).toMatchObject({
    description: 'Changed the table supply of the pro tools',
    before: { vehicle: 50 },
    after: { vehicle: 60 },
  })
  const restored = await admin.call(restoreToolTable, { params: { table: 'supply' }, body: { version: 1 } })
  expect(restored.body).toMatchObject({ value: toolTables.supply.initial, version: 2 })
  expect((await settings()).supply).toEqual(toolTables.supply.initial)
})

test('one of several administrators who change a table at the same moment wins', async () => {
  const version = await tableVersion('hearing')
  const value = { ...toolTables.hearing.initial }
  const answers = await Promise.all([1, 2, 3, 4].map(() => save('hearing', value, version)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
})

test('a table that no tool could use is refused by its field', async () => {
  const { initial } = toolTables.supply
  const far = await save('supply', { ...initial, vehicle: 900 })
  expectProblem(far, 400, 'validation_failed')
  expect(far.body).toMatchObject({
    errors: [{ path: 'body.value.vehicle', message: 'Must be between 0 and 300 A.' }],
  })
  expectProblem(await save('supply', { ...initial, more: 1 }), 400, 'validation_failed')
  expectProblem(await save('fuses', { ratings: [10, 5], continuous: 1.25 }), 400, 'validation_failed')
  expectProblem(await save('cabins', { presets: [] }), 400, 'validation_failed')
  const d = { efficiency: 0.6, min: 0.75, max: 0.92 }
  expectProblem(await save('amplifiers', { ...toolTables.amplifiers.initial, d }), 400, 'validation_failed')
})

test('an administrator offers own designs as templates, and none that its own checks speak against', async () => {
  const { rows } = toolTables.templates.initial
  const own = { id: 'prj_own', name: 'Ours', hint: 'For the season', design: startingDesign }
  expectSuccess(await save('templates', { rows: [own, ...rows] }))
  expect((await settings()).templates.rows.map(({ id }) => id)).toEqual([
    'prj_own',
    ...rows.map(({ id }) => id),
  ])
  const loud = { ...startingDesign, signal: { ...startingDesign.signal, watts: 40_000 } }
  const refused = expectProblem(
    await save('templates', { rows: [{ ...own, design: loud }] }),
    400,
    'validation_failed',
  )
  expect(refused.detail).toMatch(/^Ours does not pass its own checks\. /)
  expectProblem(await save('templates', { rows: [rows[0], rows[0]] }), 400, 'validation_failed')
  expectProblem(await save('templates', { rows: [] }), 400, 'validation_failed')
})

test('what new designs begin with is within what can be designed', async () => {
  const { initial } = toolTables.design
  const design = { ...initial, ql: 9, thickness: 15 }
  expectSuccess(await save('design', design))
  expect((await settings()).design).toEqual(design)
  const far = await save('design', { ...initial, sheet: { width: 2440, height: 100 } })
  expectProblem(far, 400, 'validation_failed')
  expect(far.body).toMatchObject({
    errors: [{ path: 'body.value.sheet.height', message: 'Must be between 300 and 4000 mm.' }],
  })
  const falling = initial.displacements.toReversed()
  expectProblem(await save('design', { ...initial, displacements: falling }), 400, 'validation_failed')
})

test.each(['open', 'sign_in', 'pro'] as const)(
  'with the gate %s its members save what the calculator made',
  async (mode) => {
    expectSuccess(await save('gate', { mode, tries: 3 }))
    expect((await settings()).gate).toEqual({ mode, tries: 3 })
    for (const [kind, answers] of savers) {
      const client =
        kind === 'visitor' ? visitor : (await feedMember(cloud.url, { membershipType: kind })).client
      const answer = await client.call(createProject, { body: study })
      expect([kind, answer.status]).toEqual([kind, answers[mode]])
      if (answer.status === 403) expectProblem(answer, 403, 'pro_required')
    }
  },
)

test('a gate that closes leaves what was saved to its member, and stops other numbers, links and copies', async () => {
  expectSuccess(await save('gate', { mode: 'sign_in', tries: 3 }))
  const { client, userId } = await feedMember(cloud.url)
  const project = await putProject(userId, { kind: 'spl' })
  const named = { params: { projectId: project.id } }
  const { token } = (await client.call(shareProject, named)).body
  expectSuccess(await save('gate', { mode: 'pro', tries: 3 }))
  const body = { name: 'Burp again', data: study.data, version: 1 }
  expectSuccess(await client.call(updateProject, { ...named, body }))
  // Other numbers are another result, and a new link would open it.
  const louder = { ...startingStudy, target: 140 }
  const changed = { name: 'Louder', data: louder, version: 2 }
  expectProblem(await client.call(updateProject, { ...named, body: changed }), 403, 'pro_required')
  expectProblem(await client.call(shareProject, named), 403, 'pro_required')
  expectSuccess(await visitor.call(openShare, { body: { token } }))
  const { client: other } = await feedMember(cloud.url)
  expectProblem(await other.call(copyShare, { body: { token } }), 403, 'pro_required')
  // The other tools have no gate.
  expectSuccess(await other.call(createProject, { body: projectFields() }))
})

test('administrators read how many projects were begun by day and tool, and which drivers they name', async () => {
  const before = (await admin.call(getToolUse, { query: { days: 1 } })).body
  const counted = ({ days }: typeof before, kind: string) =>
    days[0]?.made.find((made) => made.kind === kind)?.count ?? 0
  const one = await putDriver()
  const other = await putDriver()
  const { client } = await feedMember(cloud.url)
  const make = (driverIds: string[]) =>
    client.call(createProject, { body: { ...projectFields(), driverIds: driverIds as (typeof one.id)[] } })
  const answers = await Promise.all([
    make([one.id]),
    make([one.id, other.id]),
    make([one.id, one.id]),
    make([]),
  ])
  for (const answer of answers) expectSuccess(answer)
  // What was deleted since was made all the same.
  const [first] = answers
  if (first) await client.call(deleteProject, { params: { projectId: first.body.id } })
  const after = (await admin.call(getToolUse, { query: { days: 1 } })).body
  expect(counted(after, 'box')).toBe(counted(before, 'box') + 4)
  expect(counted(after, 'diagram')).toBe(counted(before, 'diagram'))
  const top = after.topDrivers.filter(({ driverId }) => driverId === one.id || driverId === other.id)
  expect(top).toEqual([
    { driverId: one.id, name: driverName(one), count: 3 },
    { driverId: other.id, name: driverName(other), count: 1 },
  ])
})
