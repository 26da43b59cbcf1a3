import type { Capability } from '#shared/capabilities/capabilities.ts'
import type { MembershipType } from '#shared/users/membership-type.ts'

/** What a noun lets people do: the words, which memberships may by themselves, and whether a role may add it. */
export type NounPermissions = Readonly<
  Record<
    string,
    {
      label: string
      types: readonly MembershipType[]
      /** What changes other people’s accounts stays with administrators: a role that could would make its holder one. */
      grantable?: false
      /** What the platform must be able to do before anyone reads that they have this permission. */
      needs?: Capability
    }
  >
>
