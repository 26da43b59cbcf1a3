import type { Capability } from '#shared/platform/capabilities/capabilities.ts'
import type { MembershipType } from '#shared/platform/users/membership-type.ts'

/**
 * The permissions of a noun: the words, the memberships that have each by themselves, and whether a role may
 * add it.
 */
export type NounPermissions = Readonly<
  Record<
    string,
    {
      label: string
      types: readonly MembershipType[]
      /**
       * Permissions that change other people’s accounts stay with administrators: a role with one would make
       * its holder an administrator.
       */
      grantable?: false
      /** The capability the platform needs before anyone reads that they have this permission. */
      needs?: Capability
    }
  >
>
