import { PublicMembershipType } from '#shared/platform/users/membership-type.ts'

/** The membership that a link asked for, or the free one. */
export const membershipOf = (asked: string | null) =>
  PublicMembershipType.options.find((type) => type === asked) ?? 'competitor'
