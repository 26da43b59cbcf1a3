import { expect, test } from 'vitest'
import { collectData } from '#core/accounts/exports/collect-data.ts'
import { users } from '#core/platform/users/users.ts'
import { startingSystemStudy } from '#shared/tools/audio-systems/starting-system.ts'
import { startingStudy, startingSystem } from '#shared/tools/spl-studies/starting-study.ts'
import { startingDesign, startingDesigns } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import {
  createProject,
  deleteProject,
  getProject,
  listProjects,
  restoreProjectVersion,
  updateProject,
} from '#shared/tools/tool-projects/contract.ts'
import { copyShare, openShare, shareProject } from '#shared/tools/tool-projects/share-contract.ts'
import { type Project, type ProjectData, ProjectKind } from '#shared/tools/tool-projects/tool-project.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { changeUser } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import {
  boxData,
  diagramData,
  proBoxData,
  projectFields,
  putProject,
  putVersion,
} from '#test/support/tool-projects.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const at = ({ id }: Pick<Project, 'id'>) => ({ params: { projectId: id } })
const pro = { membershipType: 'pro_competitor' } as const
/** Saved before tools said what a project may hold. */
const oldData = { schema: 1, design: { box: { kind: 'sealed', volume: 0.04 } } }

const unfit: Record<ProjectKind, [data: ProjectData, path: string, message: string]> = {
  box: [
    { ...startingDesigns, designs: [{ ...startingDesign, air: 90 }] },
    'designs.0.air',
    'designs.0.air is 90: Must be between -20 and 60.',
  ],
  spl: [
    { ...startingStudy, systems: [{ ...startingSystem, watts: 0 }] },
    'systems.0.watts',
    'systems.0.watts is 0: Must be between 0.1 and 100000 W.',
  ],
  system: [{ ...startingSystemStudy, extra: 1 }, 'extra', 'extra is not known here: remove it.'],
  diagram: [
    { ...diagramData(2), supply: 400 },
    'supply',
    expect.stringMatching(/^supply is 400: Must be between /),
  ],
}

test.each(ProjectKind.options)(
  'no way in takes what the tool of a project of kind %s could not open, and the refusal names the field',
  async (kind) => {
    const { client, userId } = await feedMember(url, pro)
    const [data, path, message] = unfit[kind]
    const created = await client.call(createProject, { body: projectFields({ kind, data }) })
    expectProblem(created, 422, 'project_data')
    expect(created.body).toMatchObject({
      detail: expect.stringMatching(/^Its tool could not open this\. /),
      errors: [{ path: `body.data.${path}`, message }],
    })
    const project = await putProject(userId, { kind })
    const updated = await client.call(updateProject, {
      ...at(project),
      body: { name: 'Again', data, version: 1 },
    })
    expectProblem(updated, 422, 'project_data')
    expect((await client.call(getProject, at(project))).body).toMatchObject({ version: 1 })
    // What was saved before this rule is neither copied nor brought back.
    const old = await putProject(userId, { kind, data })
    const { token } = (await client.call(shareProject, at(old))).body
    const { client: other } = await feedMember(url, pro)
    const copied = await other.call(copyShare, { body: { token } })
    expectProblem(copied, 422, 'project_data')
    expect(copied.body).toMatchObject({ errors: [{ path: 'body.token', message }] })
    await putVersion(userId, old)
    const restored = await client.call(restoreProjectVersion, {
      params: { projectId: old.id, number: 1 },
      body: { version: 1 },
    })
    expectProblem(restored, 422, 'project_data')
    expect(restored.body).toMatchObject({ errors: [{ path: 'params.number', message }] })
  },
)

test('what was saved before and no longer fits is listed, read, exported, shared, replaced and deleted', async () => {
  const { client, userId } = await feedMember(url)
  const project = await putProject(userId, { data: oldData })
  expect((await client.call(getProject, at(project))).body.data).toEqual(oldData)
  await expect
    .poll(async () => (await client.call(listProjects, { query: {} })).body.items.map(({ id }) => id))
    .toEqual([project.id])
  const { token } = (await client.call(shareProject, at(project))).body
  expect((await client.call(openShare, { body: { token } })).body.data).toEqual(oldData)
  const user = await users.get({ id: userId })
  if (!user) throw new Error('There is no profile.')
  const files = await collectData(user, await control.now())
  expect(new TextDecoder().decode(files['data/tool-project-body.json'])).toContain('"volume"')
  const body = { name: 'Daily 12', data: boxData, version: 1 }
  expectSuccess(await client.call(updateProject, { ...at(project), body }))
  const other = await putProject(userId, { data: oldData })
  expectSuccess(await client.call(deleteProject, at(other)))
})

const proData: [ProjectKind, ProjectData, string][] = [
  ['box', proBoxData, 'designs.0.box.kind'],
  ['box', { ...startingDesigns, designs: [startingDesign, startingDesign, startingDesign] }, 'designs.2'],
  ['spl', { ...startingStudy, mode: 'meter' }, 'mode'],
  ['spl', { ...startingStudy, systems: [startingSystem, startingSystem] }, 'systems.1'],
]

test.each(proData)(
  'a member without Pro neither creates, saves nor copies a project of kind %s with a part of Pro',
  async (kind, data, path) => {
    const { client, userId } = await feedMember(url)
    const fields = projectFields({ kind, data })
    const created = await client.call(createProject, { body: fields })
    expectProblem(created, 403, 'pro_required')
    expect(created.body).toMatchObject({
      detail: expect.stringMatching(/: this is part of the Pro membership\. .+, or choose Pro\.$/),
      errors: [{ path: `body.data.${path}` }],
    })
    const project = await putProject(userId, { kind })
    const body = { name: 'Again', data, version: 1 }
    expectProblem(await client.call(updateProject, { ...at(project), body }), 403, 'pro_required')
    const { client: owner } = await feedMember(url, pro)
    const made = await owner.call(createProject, { body: fields })
    expectSuccess(made)
    const { token } = (await owner.call(shareProject, at(made.body))).body
    expect((await client.call(openShare, { body: { token } })).body.data).toEqual(data)
    expectProblem(await client.call(copyShare, { body: { token } }), 403, 'pro_required')
    expectSuccess(await owner.call(copyShare, { body: { token } }))
  },
)

test('a membership that ends leaves its designs to be read, changed and brought back, and takes no more', async () => {
  const { client, userId } = await feedMember(url, pro)
  const made = await client.call(createProject, { body: projectFields({ data: proBoxData }) })
  expectSuccess(made)
  await putVersion(userId, made.body)
  await changeUser(userId, { membershipType: 'competitor' })
  const save = (data: ProjectData, version: number) =>
    client.call(updateProject, { ...at(made.body), body: { name: 'Lanes', data, version } })
  expect((await client.call(getProject, at(made.body))).body.data).toEqual(proBoxData)
  expectSuccess(await save(proBoxData, 1))
  const [design] = proBoxData.designs as (typeof startingDesign)[]
  expectProblem(await save({ ...proBoxData, designs: [design, design] }, 2), 403, 'pro_required')
  expectSuccess(await save(boxData, 2))
  // The box is gone from the project, and so is what it allowed; its version stays.
  expectProblem(await save(proBoxData, 3), 403, 'pro_required')
  const restore = { params: { projectId: made.body.id, number: 1 }, body: { version: 3 } }
  expectSuccess(await client.call(restoreProjectVersion, restore))
  expect((await client.call(getProject, at(made.body))).body.data).toEqual(proBoxData)
})
