import * as z from 'zod/mini'
import type { AllOf } from '#shared/all-of.ts'
import { works } from '#shared/platform/capabilities/capabilities.ts'
import { MembershipType } from '#shared/platform/users/membership-type.ts'
import type { NounPermissions } from './noun-permissions.ts'
import * as nouns from './permissions-of-nouns.ts'

type Name = keyof AllOf<(typeof nouns)[keyof typeof nouns]>

const declared: NounPermissions = Object.assign({}, ...Object.values<NounPermissions>(nouns))
const names = Object.keys(declared) as Name[]

export const Permission = z.enum(names as [Name])
export type Permission = z.infer<typeof Permission>

/** The permissions a role may add to those of a membership. */
export const GrantablePermission = z.enum(
  names.filter((name) => declared[name]?.grantable !== false) as [
    Exclude<Name, 'users.update' | 'users.delete'>,
  ],
)

/** The text of what each permission lets a person do. */
export const permissionLabels = Object.fromEntries(
  names.map((name) => [name, declared[name]?.label]),
) as Record<Permission, string>

/** True once the platform supports what a permission is about. */
export const isUseful = (permission: Permission): boolean => works(declared[permission]?.needs)

/** The permissions of each membership by itself; roles and the rules of a membership only add to them. */
export const permissionsByType = Object.fromEntries(
  MembershipType.options.map((type) => [type, names.filter((name) => declared[name]?.types.includes(type))]),
) as unknown as Record<MembershipType, readonly Permission[]>
