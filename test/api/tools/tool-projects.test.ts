import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { collectData } from '#core/accounts/exports/collect-data.ts'
import { users } from '#core/platform/users/users.ts'
import { toolCounts } from '#core/tools/pro-tools/tool-counts.ts'
import { projectBodies } from '#core/tools/tool-projects/project-bodies.ts'
import { projectVersions } from '#core/tools/tool-projects/project-versions.ts'
import { toolProjects } from '#core/tools/tool-projects/tool-projects.ts'
import { toolQuotas } from '#shared/tools/pro-tools/tool-quotas.ts'
import { startingDesigns } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import {
  createProject,
  deleteProject,
  deleteProjectVersion,
  getProject,
  listProjects,
  listProjectVersions,
  restoreProjectVersion,
  saveProjectVersion,
  updateProject,
} from '#shared/tools/tool-projects/contract.ts'
import type { Project, ProjectData } from '#shared/tools/tool-projects/tool-project.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { boxData, diagramData, projectFields, putProject, putVersion } from '#test/support/tool-projects.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const at = ({ id }: Pick<Project, 'id'>) => ({ params: { projectId: id } })
const of = ({ id }: Pick<Project, 'id'>, number: number) => ({ params: { projectId: id, number } })
const counted = (userId: string) => toolCounts.get({ userId }, { consistent: true })
const pro = { membershipType: 'pro_competitor' } as const
/** A vented box. */
const other: ProjectData = startingDesigns

test('a project is saved, opened with what its tool saved, and listed by tool', async () => {
  const { client } = await feedMember(url)
  const created = await client.call(createProject, { body: projectFields() })
  expectSuccess(created)
  expect(created.body).toMatchObject({ kind: 'box', name: 'Daily 12', versions: 0, version: 1 })
  expect(Object.keys(created.body)).not.toContain('userId')
  const spl = await client.call(createProject, { body: projectFields({ kind: 'spl', name: 'Burp' }) })
  const opened = await client.call(getProject, at(created.body))
  expect(opened.body).toEqual({ ...created.body, data: boxData })
  const listed = async (query: { kind?: 'box' | 'system' }) =>
    (await client.call(listProjects, { query })).body.items.map(({ id }) => id)
  await expect.poll(() => listed({})).toEqual([spl.body.id, created.body.id])
  expect(await listed({ kind: 'box' })).toEqual([created.body.id])
  expect(await listed({ kind: 'system' })).toEqual([])
})

test('one of two people who save the same version at the same moment hears that it was changed elsewhere', async () => {
  const { client, userId } = await feedMember(url)
  const project = await putProject(userId)
  const save = (name: string) =>
    client.call(updateProject, { ...at(project), body: { name, data: other, version: 1 } })
  const answers = await Promise.all(['A', 'B', 'C', 'D'].map(save))
  const won = answers.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  const lost = answers.find(({ status }) => status !== 200)
  expectProblem(lost as (typeof answers)[number], 409, 'version_conflict')
  expect(lost?.body).toMatchObject({
    detail: 'This project was changed elsewhere. Reload it or save yours as a copy.',
  })
  const opened = await client.call(getProject, at(project))
  expect(opened.body).toMatchObject({ name: won[0]?.body.name, version: 2, data: other })
  expect(opened.body.summary).toBeUndefined()
})

test('what is no JSON object with the version of its shape, or too large, is not saved', async () => {
  const { client } = await feedMember(url)
  const answer = (data: unknown, kind: 'box' | 'diagram' = 'box') =>
    client.call(createProject, { body: { ...projectFields({ kind }), data: data as ProjectData } })
  for (const data of [undefined, null, 'text', [], [1], {}, { schema: 'x' }, { schema: 0 }])
    expectProblem(await answer(data), 400, 'validation_failed')
  const deep = JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`)
  expectProblem(await answer({ schema: 1, deep }), 422, 'project_data')
  expectProblem(await answer({ schema: 1, text: 'x'.repeat(65 * 1024) }), 422, 'project_too_large')
  expectProblem(await answer({ schema: 1, nodes: [] }, 'diagram'), 422, 'project_data')
})

test('a diagram has as many parts and cables as the membership allows, and keeps those it had', async () => {
  const { client } = await feedMember(url)
  const create = (data: ProjectData, from = client) =>
    from.call(createProject, { body: projectFields({ kind: 'diagram', data }) })
  const { nodes, cables } = toolQuotas.free
  const parts = await create(diagramData(nodes + 1))
  expectProblem(parts, 422, 'diagram_too_large')
  expect(parts.body).toMatchObject({ detail: 'A diagram can have up to 25 parts.' })
  expectProblem(await create(diagramData(2, cables + 1)), 422, 'diagram_too_large')
  const { client: member, userId } = await feedMember(url, pro)
  expectProblem(await create(diagramData(151), member), 422, 'diagram_too_large')
  // Larger than what other tools save.
  const large = diagramData(150, 400)
  expect(JSON.stringify(large).length).toBeGreaterThan(64 * 1024)
  const made = await create(large, member)
  expect(made.body).toMatchObject({ nodes: 150, cables: 400 })
  // Made while the membership allowed it.
  const { client: former, userId: formerId } = await feedMember(url)
  const project = await putProject(formerId, { kind: 'diagram', data: diagramData(120, 200) })
  const save = (data: ProjectData, version: number) =>
    former.call(updateProject, { ...at(project), body: { name: 'Wall', data, version } })
  expectProblem(await save(diagramData(121, 200), 1), 422, 'diagram_too_large')
  expectSuccess(await save(diagramData(120, 200), 1))
  expectSuccess(await save(diagramData(30, 10), 2))
  expectProblem(await save(diagramData(31, 10), 3), 422, 'diagram_too_large')
  expect((await counted(userId))?.diagrams).toBe(1)
})

test('twenty saved at the same moment keep the quota, and a deleted one makes room', async () => {
  const { client, userId } = await feedMember(url)
  const save = () => client.call(createProject, { body: projectFields() })
  const answers = await Promise.all(Array.from({ length: 20 }, save))
  const made = answers.filter(({ status }) => status === 201)
  expect(made).toHaveLength(5)
  const refused = answers.find(({ status }) => status !== 201)
  expectProblem(refused as (typeof answers)[number], 409, 'project_quota')
  expect(refused?.body).toMatchObject({
    detail: 'You have 5 of 5 projects. Delete one or upgrade your membership.',
  })
  expect((await counted(userId))?.projects).toBe(5)
  // Diagrams have a quota of their own.
  const diagram = projectFields({ kind: 'diagram', data: diagramData(2) })
  expectSuccess(await client.call(createProject, { body: diagram }))
  const second = await client.call(createProject, { body: diagram })
  expect(second.body).toMatchObject({
    detail: 'You have 1 of 1 diagrams. Delete one or upgrade your membership.',
  })
  const [first] = made
  const deleted = await Promise.all(
    [1, 2, 3, 4, 5].map(() => client.call(deleteProject, at(first?.body as Project))),
  )
  expect(deleted.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204])
  expect((await counted(userId))?.projects).toBe(4)
  expectSuccess(await save())
  expectProblem(await save(), 409, 'project_quota')
})

test('a version is kept under a name and brought back, and what was there before is kept', async () => {
  const { client, userId } = await feedMember(url)
  const project = await putProject(userId)
  const keep = (name: string, version: number) =>
    client.call(saveProjectVersion, { ...at(project), body: { name, note: 'The one we cut', version } })
  const first = await keep('First cut', 1)
  expect(first.body).toMatchObject({ number: 1, name: 'First cut', note: 'The one we cut' })
  // Keeping a version is no change of the project: the same version can be saved next.
  const saved = await client.call(updateProject, {
    ...at(project),
    body: { name: 'Vented', data: other, version: 1 },
  })
  expectSuccess(saved)
  expectProblem(await keep('Second', 1), 409, 'version_conflict')
  const restore = (number: number, version: number) =>
    client.call(restoreProjectVersion, { ...of(project, number), body: { version } })
  expectProblem(await restore(1, 1), 409, 'version_conflict')
  expectProblem(await restore(9, 2), 404, 'project_version_not_found')
  const restored = await restore(1, 2)
  expect(restored.body).toMatchObject({ name: 'Daily 12', versions: 2, version: 3 })
  expect((await client.call(getProject, at(project))).body).toMatchObject({ data: boxData, version: 3 })
  const names = async () =>
    (await client.call(listProjectVersions, { ...at(project), query: {} })).body.items.map(({ name }) => name)
  expect(await names()).toEqual(['Before version 1 was restored', 'First cut'])
  // Going back again keeps what is there now as well.
  expect((await restore(2, 3)).body).toMatchObject({ name: 'Vented', versions: 3, version: 4 })
  expectSuccess(await client.call(deleteProjectVersion, of(project, 3)))
  expectSuccess(await client.call(deleteProjectVersion, of(project, 3)))
  expect(await names()).toEqual(['Before version 1 was restored', 'First cut'])
  // The last version is what is saved now, so going back keeps nothing more.
  expect((await keep('Vented', 4)).body.number).toBe(4)
  expect((await restore(1, 4)).body).toMatchObject({ versions: 3 })
})

test('versions keep the quota of each project, also when they are kept at the same moment', async () => {
  const { client, userId } = await feedMember(url)
  const project = await putProject(userId)
  const keep = () =>
    client.call(saveProjectVersion, { ...at(project), body: { name: 'Again', note: '', version: 1 } })
  const answers = await Promise.all(Array.from({ length: 8 }, keep))
  const made = answers.filter(({ status }) => status === 201)
  expect(made.length).toBeLessThanOrEqual(5)
  for (let left = made.length; left < 5; left++) expectSuccess(await keep())
  const full = await keep()
  expectProblem(full, 409, 'version_quota')
  expect(full.body).toMatchObject({
    detail: 'You have 5 of 5 versions of this project. Delete one or upgrade your membership.',
  })
  const { items } = (await client.call(listProjectVersions, { ...at(project), query: {} })).body
  expect(items.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1])
})

test('at the quota a version can still be brought back, and what was there is kept as one more', async () => {
  const { client, userId } = await feedMember(url)
  const project = await putProject(userId)
  for (let count = 0; count < toolQuotas.free.versions; count++) await putVersion(userId, project)
  const saved = await client.call(updateProject, {
    ...at(project),
    body: { name: 'Vented', data: other, version: 1 },
  })
  expectSuccess(saved)
  const restore = (number: number, version: number) =>
    client.call(restoreProjectVersion, { ...of(project, number), body: { version } })
  const restored = await restore(1, 2)
  expect(restored.body).toMatchObject({ name: 'Daily 12', versions: 6, version: 3 })
  // There is room for one more, and for no other.
  expectProblem(await restore(6, 3), 409, 'version_quota')
  expectSuccess(await client.call(deleteProjectVersion, of(project, 2)))
  expect((await restore(6, 3)).body).toMatchObject({ name: 'Vented', versions: 6, version: 4 })
})

test('a tool that saves by itself saves far more often than hands do', () => {
  expect(updateProject.rateLimit?.max).toBe(1200)
  expect(createProject.rateLimit?.max).toBe(120)
})

test('a deleted project takes its versions along', async () => {
  const { client, userId } = await feedMember(url, pro)
  const project = await putProject(userId)
  for (let count = 0; count < 3; count++) await putVersion(userId, project)
  expectSuccess(await client.call(deleteProject, at(project)))
  expectProblem(await client.call(getProject, at(project)), 404, 'project_not_found')
  for (const number of [undefined, 1, 2, 3])
    expect(await projectBodies.get({ projectId: project.id, number }, { consistent: true })).toBeUndefined()
})

test('the copy of a member’s data has what their tools saved, and their erasure takes it along', async () => {
  const { userId } = await feedMember(url)
  const project = await putProject(userId)
  await putVersion(userId, project)
  const user = await users.get({ id: userId })
  if (!user) throw new Error('There is no profile.')
  const files = await collectData(user, await control.now())
  const read = (kind: string) => JSON.parse(new TextDecoder().decode(files[`data/${kind}.json`]))
  expect(read('tool-project')).toMatchObject([{ id: project.id, name: 'Daily 12' }])
  expect(read('tool-project-body')).toEqual([{ projectId: project.id, data: boxData }])
  expect(read('tool-project-version')).toMatchObject([{ name: 'First cut', data: boxData }])
  await eraseAccount(userId, await control.now())
  const left = await Promise.all([
    toolProjects.get({ userId, id: project.id }, { consistent: true }),
    projectBodies.get({ projectId: project.id }, { consistent: true }),
    projectBodies.get({ projectId: project.id, number: 1 }, { consistent: true }),
    projectVersions.get({ projectId: project.id, number: 1 }, { consistent: true }),
    counted(userId),
  ])
  expect(left).toEqual([undefined, undefined, undefined, undefined, undefined])
})
