import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import { MembershipRules } from './membership-rules.ts'

export const listMembershipRules = route({
  name: 'listMembershipRules',
  method: 'GET',
  path: '/api/admin/memberships',
  auth: 'admin',
  summary: 'The rules of every membership type',
  response: z.object({ items: z.array(MembershipRules) }),
})

export const updateMembershipRules = route({
  name: 'updateMembershipRules',
  method: 'PUT',
  path: '/api/admin/memberships/:type',
  auth: 'admin',
  summary: 'Change the limits and permissions of a membership type',
  params: z.strictObject({ type: PublicMembershipType }),
  body: z.strictObject({
    registrationOpen: MembershipRules.shape.registrationOpen,
    uploadsPerDay: MembershipRules.shape.uploadsPerDay,
    extraPermissions: MembershipRules.shape.extraPermissions,
    /** 0 for rules that were never changed. */
    version: z.int().check(z.gte(0)),
  }),
  response: MembershipRules,
  errors: ['version_conflict'],
})
