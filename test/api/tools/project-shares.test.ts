import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { newHandle } from '#core/platform/handles/handle.ts'
import { toolCounts } from '#core/tools/pro-tools/tool-counts.ts'
import { projectShares } from '#core/tools/tool-projects/project-shares.ts'
import { startingDesigns } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import {
  createProject,
  deleteProject,
  getProject,
  updateProject,
} from '#shared/tools/tool-projects/contract.ts'
import {
  copyShare,
  openShare,
  shareProject,
  unshareProject,
} from '#shared/tools/tool-projects/share-contract.ts'
import type { Project } from '#shared/tools/tool-projects/tool-project.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { changeUser } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { boxData, diagramData, projectFields, putProject } from '#test/support/tool-projects.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const at = ({ id }: Pick<Project, 'id'>) => ({ params: { projectId: id } })
const open = (token: string) => visitor.call(openShare, { body: { token } })
const shares = async (userId: string) => (await toolCounts.get({ userId }, { consistent: true }))?.shares
const pro = { membershipType: 'pro_competitor' } as const
const changed = { name: 'Louder', data: startingDesigns, version: 1 }

test('a link opens a project as it is saved now, with the name of its owner where the profile is public', async () => {
  const { client, userId, email } = await feedMember(url)
  const project = await putProject(userId)
  const { body: share } = await client.call(shareProject, at(project))
  expect(share.url).toBe(`${new URL(share.url).origin}/subwoofer-designer#shared=${share.token}`)
  const opened = await open(share.token)
  expect(opened.body).toMatchObject({ kind: 'box', name: 'Daily 12', ownerName: 'Pat Person', data: boxData })
  expect(opened.text).not.toContain(email)
  expect(opened.text).not.toContain(userId)
  // Sharing is no change of the project.
  expectSuccess(await client.call(updateProject, { ...at(project), body: changed }))
  expect((await open(share.token)).body).toMatchObject({ name: 'Louder', data: changed.data })
  await changeUser(userId, { isPublicProfile: false })
  expect((await open(share.token)).body).not.toHaveProperty('ownerName')
})

test('a link that ended, was replaced or never was is not found, and its secret is kept as a hash alone', async () => {
  const { client, userId } = await feedMember(url)
  const project = await putProject(userId)
  const share = async () => (await client.call(shareProject, at(project))).body.token
  const first = await share()
  const stored = await projectShares.get({ projectId: project.id }, { consistent: true })
  expect(JSON.stringify(stored)).not.toContain(first.split('.')[1])
  const second = await share()
  expectProblem(await open(first), 404, 'share_not_found')
  expectSuccess(await open(second))
  // In the place of the first, it counts once.
  expect(await shares(userId)).toBe(1)
  expectSuccess(await client.call(unshareProject, at(project)))
  expectSuccess(await client.call(unshareProject, at(project)))
  expect(await shares(userId)).toBe(0)
  const gone = await open(second)
  expectProblem(gone, 404, 'share_not_found')
  expect(gone.body).toMatchObject({ detail: 'This link no longer works.' })
  for (const token of ['x', 'prj_1.2', newHandle(project.id).handle, newHandle(unknownId('prj')).handle])
    expectProblem(await open(token), 404, 'share_not_found')
})

test('a membership shares as many projects as it allows, also at the same moment; a deleted one makes room', async () => {
  const { client, userId } = await feedMember(url)
  const projects = await Promise.all([1, 2, 3, 4].map(() => putProject(userId)))
  const answers = await Promise.all(projects.map((project) => client.call(shareProject, at(project))))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const refused = answers.find(({ status }) => status !== 201) as (typeof answers)[number]
  expectProblem(refused, 409, 'share_quota')
  expect(refused.body).toMatchObject({
    detail: 'You share 1 of 1 projects. Stop sharing one or upgrade your membership.',
  })
  const shared = projects.find((_, index) => answers[index]?.status === 201) as Project
  const token = answers.find(({ status }) => status === 201)?.body.token ?? ''
  expectSuccess(await client.call(deleteProject, at(shared)))
  expect(await shares(userId)).toBe(0)
  expectProblem(await open(token), 404, 'share_not_found')
})

test('a link ends with the account of its owner, and while that is suspended', async () => {
  const { client, userId } = await feedMember(url)
  const { body } = await client.call(shareProject, at(await putProject(userId)))
  await changeUser(userId, { status: 'suspended' })
  expectProblem(await open(body.token), 404, 'share_not_found')
  await changeUser(userId, { status: 'active' })
  expectSuccess(await open(body.token))
  await eraseAccount(userId, await control.now())
  expectProblem(await open(body.token), 404, 'share_not_found')
  expect(await projectShares.get({ projectId: body.token.split('.')[0] ?? '' })).toBeUndefined()
})

test('a shared project is copied within the quota and the limits of the copying member', async () => {
  const { client: owner, userId: ownerId } = await feedMember(url, pro)
  const share = async (project: Project) => (await owner.call(shareProject, at(project))).body.token
  const token = await share(await putProject(ownerId))
  const { client } = await feedMember(url)
  const copied = await client.call(copyShare, { body: { token } })
  expect(copied.body).toMatchObject({ name: 'Daily 12', summary: 'Sealed, 40 L', version: 1 })
  expect(copied.body.sharedAt).toBeUndefined()
  expect((await client.call(getProject, at(copied.body))).body.data).toEqual(boxData)
  const wall = await share(await putProject(ownerId, { kind: 'diagram', data: diagramData(120) }))
  expectProblem(await client.call(copyShare, { body: { token: wall } }), 422, 'diagram_too_large')
  for (let count = 1; count < 5; count++) await client.call(createProject, { body: projectFields() })
  expectProblem(await client.call(copyShare, { body: { token } }), 409, 'project_quota')
})
