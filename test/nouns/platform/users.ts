import { newMember } from '#test/support/new-member.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putPerson } from '#test/support/put-person.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { unknownId } from '#test/support/unknown-id.ts'
import { uploadFile } from '#test/support/upload.ts'
import { versionOf } from '#test/support/version-of.ts'

const { url } = sharedCloud()

const named = (userId: string) => ({ params: { userId } })
const account = async (caller: unknown) =>
  named(caller ? (await putPerson({ bio: 'A bio.' })).id : unknownAccount)
const picture = (uploadId: `upl_${string}`) => ({ body: { uploadId } })

export const fixture = {
  getMe: () => ({}),
  updateMe: async (caller) => ({ body: { bio: 'Changed by a sample.', version: await versionOf(caller) } }),
  completeRegistration: {
    sample: async (caller) => ({
      body: {
        name: 'Sam Sample',
        phone: '+1 214 555 0101',
        city: 'Mesa',
        state: 'AZ',
        country: 'United States',
        bio: 'A valid request.',
        isPublicProfile: false,
        version: await versionOf(caller),
      },
    }),
    caller: 'new',
  },
  setProfilePicture: {
    sample: async (caller) => picture(caller ? await uploadFile(caller) : unknownId('upl')),
    foreign: async ({ client }) => ({ input: picture(await uploadFile(client)), code: 'upload_not_found' }),
  },
  listUsers: () => ({ query: { q: 'demo', type: 'retailer', sort: 'name', direction: 'asc' } }),
  countUsers: () => ({}),
  getUserAsAdmin: account,
  updateUserAsAdmin: async (caller) => ({ ...(await account(caller)), body: { city: 'Tulsa', version: 1 } }),
  suspendUser: async (caller) => ({ ...(await account(caller)), body: { reason: 'A sample.' } }),
  reactivateUser: async (caller) =>
    named(caller ? (await putPerson({ status: 'suspended' })).id : unknownAccount),
  resetSecondFactor: async (caller) =>
    named(caller ? userIdOf((await newMember(url)).client) : unknownAccount),
  signOutUser: account,
  deleteUser: async (caller) => {
    const { id, email } = caller ? await putPerson() : { id: unknownAccount, email: 'no-one@example.test' }
    return { ...named(id), body: { confirmation: email, reason: 'A sample.' } }
  },
  changeManyUsers: async (caller) => {
    const { userId } = (await account(caller)).params
    return { body: { userIds: [userId], change: { action: 'approve' } } }
  },
  exportUsers: () => ({ body: { type: 'retailer' } }),
  listMemberProfiles: () => ({}),
  moderateProfile: async (caller) => ({
    ...(await account(caller)),
    body: { moderation: 'remove_bio', reason: 'A sample.' },
  }),
} satisfies NounFixture<'users'>
