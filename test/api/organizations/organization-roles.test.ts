import { expect, test } from 'vitest'
import {
  archiveOrganization,
  deleteOrganization,
  getOrganization,
  getOwnOrganization,
  submitOrganization,
  updateOrganization,
  withdrawOrganization,
} from '#shared/organizations/organizations/contract.ts'
import type { Organization, OrganizationRole } from '#shared/organizations/organizations/organization.ts'
import {
  changeOrganizationRole,
  inviteToOrganization,
  leaveOrganization,
  listOrganizationPeople,
  removeFromOrganization,
  withdrawOrganizationInvite,
} from '#shared/organizations/organizations/people-contract.ts'
import { type Answer, Client } from '#test/support/client.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { newEmail } from '#test/support/new-member.ts'
import { organizationFields, putOrganization, putOrganizationInvite } from '#test/support/organizations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const [owner, manager, editor, stranger] = await Promise.all([0, 1, 2, 3].map(() => feedMember(url)))
if (!owner || !manager || !editor || !stranger) throw new Error('there is nobody')

const callers = {
  owner: owner.client,
  manager: manager.client,
  editor: editor.client,
  stranger: stranger.client,
  visitor: new Client(url),
}

/** An organization with one person in each role, another editor, and an open invitation. */
async function organization(status: Organization['status']) {
  const other = await feedMember(url)
  const roles: [string, OrganizationRole][] = [
    [owner?.userId ?? '', 'owner'],
    [manager?.userId ?? '', 'manager'],
    [editor?.userId ?? '', 'editor'],
    [other.userId, 'editor'],
  ]
  const { id: organizationId } = await putOrganization(roles, { status })
  const { inviteId } = await putOrganizationInvite(organizationId, {
    email: newEmail(),
    by: owner?.userId ?? '',
  })
  return { organizationId, inviteId, memberId: other.userId }
}
type Ids = Awaited<ReturnType<typeof organization>>

const seen = { version: 1 }
const of = ({ organizationId }: Ids) => ({ params: { organizationId } })
const memberOf = ({ organizationId, memberId }: Ids) => ({ params: { organizationId, memberId } })

/** What each role gets: `no` where the role does not include it, `none` where there is nothing for this caller. */
const matrix: [
  action: string,
  status: Organization['status'],
  call: (client: Client, ids: Ids) => Promise<Answer>,
  answers: Record<keyof typeof callers, number | string>,
][] = [
  [
    'opens the page',
    'active',
    (client, ids) => client.call(getOrganization, of(ids)),
    { owner: 200, manager: 200, editor: 200, stranger: 200, visitor: 200 },
  ],
  [
    'opens the page of a draft',
    'draft',
    (client, ids) => client.call(getOrganization, of(ids)),
    { owner: 'none', manager: 'none', editor: 'none', stranger: 'none', visitor: 'none' },
  ],
  [
    'opens a draft as its own',
    'draft',
    (client, ids) => client.call(getOwnOrganization, of(ids)),
    { owner: 200, manager: 200, editor: 200, stranger: 'none', visitor: 401 },
  ],
  [
    'opens a suspended one as its own',
    'suspended',
    (client, ids) => client.call(getOwnOrganization, of(ids)),
    { owner: 200, manager: 200, editor: 200, stranger: 'none', visitor: 401 },
  ],
  [
    'changes what it says',
    'active',
    (client, ids) =>
      client.call(updateOrganization, { ...of(ids), body: { ...organizationFields(), ...seen } }),
    { owner: 200, manager: 200, editor: 200, stranger: 'none', visitor: 401 },
  ],
  [
    'sends it in',
    'draft',
    (client, ids) => client.call(submitOrganization, { ...of(ids), body: seen }),
    { owner: 200, manager: 'no', editor: 'no', stranger: 'none', visitor: 401 },
  ],
  [
    'takes it back',
    'pending',
    (client, ids) => client.call(withdrawOrganization, { ...of(ids), body: seen }),
    { owner: 200, manager: 'no', editor: 'no', stranger: 'none', visitor: 401 },
  ],
  [
    'archives it',
    'active',
    (client, ids) => client.call(archiveOrganization, { ...of(ids), body: seen }),
    { owner: 200, manager: 'no', editor: 'no', stranger: 'none', visitor: 401 },
  ],
  [
    'deletes a draft',
    'draft',
    (client, ids) => client.call(deleteOrganization, of(ids)),
    { owner: 204, manager: 'no', editor: 'no', stranger: 'none', visitor: 401 },
  ],
  [
    'reads its people',
    'active',
    (client, ids) => client.call(listOrganizationPeople, of(ids)),
    { owner: 200, manager: 200, editor: 200, stranger: 'none', visitor: 401 },
  ],
  [
    'invites someone',
    'active',
    (client, ids) =>
      client.call(inviteToOrganization, { ...of(ids), body: { email: newEmail(), role: 'editor' } }),
    { owner: 204, manager: 'no', editor: 'no', stranger: 'none', visitor: 401 },
  ],
  [
    'takes an invitation back',
    'active',
    (client, { organizationId, inviteId }) =>
      client.call(withdrawOrganizationInvite, { params: { organizationId, inviteId } }),
    { owner: 204, manager: 'no', editor: 'no', stranger: 'none', visitor: 401 },
  ],
  [
    'gives another role',
    'active',
    (client, ids) => client.call(changeOrganizationRole, { ...memberOf(ids), body: { role: 'manager' } }),
    { owner: 204, manager: 'no', editor: 'no', stranger: 'none', visitor: 401 },
  ],
  [
    'takes someone out',
    'active',
    (client, ids) => client.call(removeFromOrganization, memberOf(ids)),
    { owner: 204, manager: 'no', editor: 'no', stranger: 'none', visitor: 401 },
  ],
  [
    'leaves',
    'active',
    (client, ids) => client.call(leaveOrganization, of(ids)),
    // The last owner names another one first.
    { owner: 409, manager: 204, editor: 204, stranger: 'none', visitor: 401 },
  ],
]

const codes: Record<string, string> = { organization_not_found: 'none', org_role: 'no' }

test.each(matrix)('who %s', async (_, status, call, expected) => {
  const answers = Object.entries(callers).map(async ([caller, client]) => {
    const { status: answered, body } = await call(client, await organization(status))
    const { code = '' } = (body ?? {}) as { code?: string }
    return [caller, codes[code] ?? answered] as const
  })
  expect(Object.fromEntries(await Promise.all(answers))).toEqual(expected)
})

test('only owners read the addresses of those who are invited', async () => {
  const ids = await organization('active')
  const read = async (client: Client) => client.call(listOrganizationPeople, of(ids))
  const [byOwner, byManager] = await Promise.all([read(callers.owner), read(callers.manager)])
  expect(byOwner.body.people.map(({ role }) => role)).toEqual(['owner', 'manager', 'editor', 'editor'])
  expect(byOwner.body.invites).toMatchObject([{ inviteId: ids.inviteId, role: 'manager' }])
  expect(byManager.body.invites).toEqual([])
  expect(byManager.text).not.toContain('@')
})
