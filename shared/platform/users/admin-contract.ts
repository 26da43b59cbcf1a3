import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { Email } from '#shared/platform/users/email.ts'
import { text } from '#shared/text.ts'
import { StandingChange, SuspensionReason } from './change-standing.ts'
import { MembershipType } from './membership-type.ts'
import { profileFields } from './profile-fields.ts'
import { User, UserId } from './user.ts'

const params = z.strictObject({ userId: UserId })

/** Everything about one account. */
export const UserAsAdmin = z.object({
  user: User,
  /** The user pool’s facts; undefined for an account that it does not know. */
  security: z.optional(
    z.object({ secondFactor: z.boolean(), emailConfirmed: z.boolean(), enabled: z.boolean() }),
  ),
  /** An administrator has closed it for good, and it is being erased. */
  deletionOrdered: z.optional(z.boolean()),
  /** The time since when a deletion that is due waits for the keys of a payment provider. */
  deletionBlockedAt: z.optional(z.iso.datetime()),
})
export type UserAsAdmin = z.infer<typeof UserAsAdmin>

export const getUserAsAdmin = route({
  name: 'getUserAsAdmin',
  method: 'GET',
  path: '/api/admin/users/:userId',
  auth: { permission: 'users.read' },
  namesAnyUser: true,
  summary: 'Everything about one account',
  params,
  response: UserAsAdmin,
  errors: ['user_not_found'],
})

/** Any of the fields; those left out stay as they are. A suspension has its own route, because it needs a reason. */
export const AdminUserForm = z.strictObject({
  ...z.partial(
    z.object({
      ...profileFields,
      membershipType: MembershipType,
      status: z.enum(['active', 'pending']),
      role: text(60),
    }),
  ).shape,
  version: z.int().check(z.gte(1)),
})
export type AdminUserForm = z.infer<typeof AdminUserForm>

const standingErrors = [
  'user_not_found',
  'own_account',
  'last_administrator',
  'deletion_begun',
  'version_conflict',
] as const

export const updateUserAsAdmin = route({
  name: 'updateUserAsAdmin',
  method: 'PATCH',
  path: '/api/admin/users/:userId',
  auth: 'admin',
  namesAnyUser: true,
  summary: 'Change an account: profile, membership type, approval or custom role',
  params,
  body: AdminUserForm,
  response: User,
  errors: [
    ...standingErrors,
    'suspended_account',
    'role_not_found',
    'paid_plan',
    'deletion_asked',
    'profile_hidden',
    'company_name_missing',
  ],
})

export const suspendUser = route({
  name: 'suspendUser',
  method: 'POST',
  path: '/api/admin/users/:userId/suspend',
  auth: 'admin',
  namesAnyUser: true,
  summary: 'Suspend an account and end all its sessions; an email tells its owner why',
  params,
  body: z.strictObject({ reason: SuspensionReason }),
  response: User,
  errors: [...standingErrors, 'already_suspended'],
})

export const reactivateUser = route({
  name: 'reactivateUser',
  method: 'POST',
  path: '/api/admin/users/:userId/reactivate',
  auth: 'admin',
  namesAnyUser: true,
  summary: 'Reactivate a suspended account, which returns to its previous status',
  params,
  response: User,
  errors: [...standingErrors, 'not_suspended'],
})

export const DeleteUserForm = z.strictObject({
  /** The email address of the account, typed to be sure that it is this one. */
  confirmation: Email,
  reason: SuspensionReason,
})
export type DeleteUserForm = z.infer<typeof DeleteUserForm>

export const deleteUser = route({
  name: 'deleteUser',
  method: 'POST',
  path: '/api/admin/users/:userId/delete',
  auth: { permission: 'users.delete' },
  namesAnyUser: true,
  whileImpersonating: 'refused',
  summary:
    'Permanently delete an account: it is locked at once, its subscription ends, then its data is erased; an email tells its owner why',
  params,
  body: DeleteUserForm,
  status: 202,
  response: User,
  errors: [...standingErrors, 'wrong_confirmation'],
})

export const resetSecondFactor = route({
  name: 'resetSecondFactor',
  method: 'POST',
  path: '/api/admin/users/:userId/reset-second-factor',
  auth: 'admin',
  namesAnyUser: true,
  summary:
    'Turn off two-factor authentication for a member who lost their device, and end all their sessions',
  params,
  errors: ['user_not_found', 'own_account'],
})

export const signOutUser = route({
  name: 'signOutUser',
  method: 'POST',
  path: '/api/admin/users/:userId/sign-out',
  auth: 'admin',
  namesAnyUser: true,
  summary: 'End all sessions of an account',
  params,
  errors: ['user_not_found'],
})

export const mostAtOnce = 100

export const ChangeOutcome = z.object({
  userId: UserId,
  outcome: z.enum(['changed', 'unchanged', 'refused']),
  /** The reason it was not changed, for people. */
  detail: z.optional(z.string()),
  code: z.optional(z.string()),
})
export type ChangeOutcome = z.infer<typeof ChangeOutcome>

export const changeManyUsers = route({
  name: 'changeManyUsers',
  method: 'POST',
  path: '/api/admin/users/bulk',
  auth: 'admin',
  summary:
    'Approve, suspend, reactivate or change the type of up to a hundred accounts; each has its own outcome',
  body: z.strictObject({
    userIds: z.array(UserId).check(
      z.minLength(1, 'Choose at least one account'),
      z.maxLength(mostAtOnce, `Choose at most ${mostAtOnce} accounts`),
      z.refine((ids) => new Set(ids).size === ids.length, 'Lists an account twice'),
    ),
    change: StandingChange,
  }),
  response: z.object({ outcomes: z.array(ChangeOutcome) }),
})
