import * as z from 'zod/mini'
import { GrantablePermission } from '#shared/platform/roles/permissions.ts'
import { text } from '#shared/text.ts'

export const RoleName = z
  .string()
  .check(
    z.regex(
      /^[a-z][a-z0-9_]{1,39}$/,
      'Use 2 to 40 lowercase letters, digits and underscores, starting with a letter',
    ),
  )

/** A custom role: its holders may do what their membership allows and these besides. */
export const Role = z.object({
  name: RoleName,
  description: text(200),
  permissions: z.array(GrantablePermission).check(z.maxLength(GrantablePermission.options.length)),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type Role = z.infer<typeof Role>
