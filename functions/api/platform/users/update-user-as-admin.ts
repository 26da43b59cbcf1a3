import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { roles } from '#core/platform/roles/roles.ts'
import { keepAdministrators } from '#core/platform/users/administrators.ts'
import { userNotFound } from '#core/platform/users/change-standing.ts'
import { tellOfStanding } from '#core/platform/users/tell-of-standing.ts'
import { users } from '#core/platform/users/users.ts'
import { settleVerification } from '#core/platform/verifications/settle-verification.ts'
import { AppError } from '#shared/errors.ts'
import { updateUserAsAdmin as contract } from '#shared/platform/users/admin-contract.ts'
import { refuseOwnAccount, type StandingChange } from '#shared/platform/users/change-standing.ts'
import { editAsAdmin } from '#shared/platform/users/edit-as-admin.ts'
import { isBusiness } from '#shared/platform/users/membership-type.ts'
import type { User } from '#shared/platform/users/user.ts'
import { alreadyDecided } from '#shared/platform/verifications/decide-verification.ts'

async function updateUserAsAdmin({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = params
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user) throw userNotFound()
  const { version, ...changes } = body
  const { edited, fields } = editAsAdmin(user, changes, now)
  const changedStanding = fields.some((field) => field === 'membershipType' || field === 'status')
  if (changedStanding) refuseOwnAccount(actor.userId, userId)
  await refuseUnknownRole(changes.role)
  const saved = { ...user, ...edited }
  const approved = user.status === 'pending' && changes.status === 'active'
  await commit(
    users.put(saved, { version }),
    ...keepAdministrators(user, saved),
    recordActivity(
      {
        by: actor,
        userId,
        type: 'user_update',
        description: 'Edited the account',
        before: valuesOf(user, fields),
        after: valuesOf(saved, fields),
      },
      now,
    ),
    ...(actor.userId === userId ? [] : tellOfEdit(user, saved, { fields, approved }, now)),
    ...(changedStanding ? await settleVerification(saved, now, alreadyDecided) : []),
    announce('account.changed', { userId }, now),
    ...(fields.includes('name') ? [announce('contact.changed', { userId }, now)] : []),
    ...remember(saved),
  )
  return saved
}

async function refuseUnknownRole(name: string | undefined): Promise<void> {
  if (!name || (await roles.get({ name }))) return
  throw new AppError('invalid', 'role_not_found', 'This role does not exist.', {
    errors: [{ path: 'body.role', message: 'This role does not exist' }],
  })
}

const valuesOf = (user: User, fields: (keyof User)[]) =>
  Object.fromEntries(fields.map((field) => [field, user[field] ?? '']))

const editNotice = {
  type: 'info',
  title: 'An administrator edited your profile',
  message: 'Check your profile to make sure everything is correct.',
  href: '/profile',
} as const

function tellOfEdit(
  before: User,
  after: User,
  { fields, approved }: { fields: (keyof User)[]; approved: boolean },
  now: string,
): Write[] {
  const { membershipType } = after
  const changes: StandingChange[] = []
  if (before.membershipType !== membershipType) changes.push({ action: 'change_type', membershipType })
  // The mail mentions the business, which a member with another membership type no longer has.
  if (approved && (isBusiness(membershipType) || changes.length === 0)) changes.push({ action: 'approve' })
  return tellOfStanding(after, changes, now, fields.length > 0 ? editNotice : undefined)
}

export const handler = endpoint(contract, updateUserAsAdmin)
