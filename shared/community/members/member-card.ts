import * as z from 'zod/mini'
import { PublicMember } from '#shared/platform/users/public-member.ts'

/** A member as a list shows them. */
export const MemberCard = z.object(z.omit(z.object(PublicMember.shape), { bio: true }).shape)
export type MemberCard = z.infer<typeof MemberCard>
