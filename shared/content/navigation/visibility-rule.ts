import * as z from 'zod/mini'
import { Permission } from '#shared/platform/roles/permissions.ts'
import { AccountStatus } from '#shared/platform/users/user.ts'

/** Tells when an entry of the menu is shown. Days are those of UTC, both inclusive. */
export const VisibilityRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('signed_in') }),
  z.strictObject({ kind: z.literal('signed_out') }),
  z.strictObject({ kind: z.literal('status'), status: AccountStatus }),
  z.strictObject({ kind: z.literal('permission'), permission: Permission }),
  z.strictObject({ kind: z.literal('from'), on: z.iso.date() }),
  z.strictObject({ kind: z.literal('until'), on: z.iso.date() }),
])
export type VisibilityRule = z.infer<typeof VisibilityRule>
