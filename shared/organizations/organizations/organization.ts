import * as z from 'zod/mini'
import { usStates } from '#shared/platform/places/regions.ts'
import { Removal } from '#shared/platform/reports/removal.ts'
import { Email } from '#shared/platform/users/email.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { fold } from '#shared/platform/words/fold.ts'
import { nameLine } from '#shared/platform/words/name-line.ts'
import { line, text } from '#shared/text.ts'
import { webAddress } from '#shared/web-address.ts'
import { OrganizationId } from './named-organization.ts'

/** The types that members choose from. */
export const OrganizationKind = z.enum([
  'sanctioning_body',
  'club',
  'promoter',
  'team_network',
  'school',
  'other',
])
export type OrganizationKind = z.infer<typeof OrganizationKind>

/** `platform` is Boxrise itself: the only organization of its type. */
export const OrganizationType = z.enum(['platform', ...OrganizationKind.options])
export type OrganizationType = z.infer<typeof OrganizationType>

export const OrganizationStatus = z.enum(['draft', 'pending', 'active', 'suspended', 'archived'])
export type OrganizationStatus = z.infer<typeof OrganizationStatus>

/** Armed forces addresses have a post office, but no place. */
const withoutPlace = ['AA', 'AE', 'AP']

export const organizationStates = usStates.filter(([code]) => !withoutPlace.includes(code))

const State = z
  .string()
  .check(z.refine((code) => organizationStates.some(([known]) => known === code), 'Choose a state'))

/** The fields of an organization that its people edit. */
export const OrganizationFields = z.strictObject({
  name: nameLine(120, 2).check(
    z.refine<string>((name) => fold(name).length >= 2, 'Use at least 2 letters or digits'),
  ),
  type: OrganizationKind,
  description: text(5000),
  website: z.optional(webAddress),
  /** The address and the number that everyone may read. */
  contactEmail: z.optional(Email),
  /** E.164 once stored; as it is dialed in the US before. */
  contactPhone: z.optional(line(40)),
  city: line(80),
  state: z.optional(State),
})
export type OrganizationFields = z.infer<typeof OrganizationFields>

export const Organization = z.object({
  id: OrganizationId,
  ...OrganizationFields.shape,
  type: OrganizationType,
  logoUrl: z.optional(z.string()),
  status: OrganizationStatus,
  /** The time since when it has its status, and why, where an administrator gave a reason. */
  statusSince: z.iso.datetime(),
  reason: z.optional(z.string()),
  /** Counted apart from the version, so that people may come and go while it is edited. */
  ownerCount: z.int(),
  peopleCount: z.int(),
  /** Set while an administrator keeps it off the site after a report. */
  removed: z.optional(Removal),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type Organization = z.infer<typeof Organization>

/** Owners decide who belongs to it, managers run what it does, editors write about it. */
export const OrganizationRole = z.enum(['owner', 'manager', 'editor'])
export type OrganizationRole = z.infer<typeof OrganizationRole>

export const OrganizationPerson = z.object({
  organizationId: OrganizationId,
  userId: UserId,
  role: OrganizationRole,
  since: z.iso.datetime(),
  version: z.int(),
})
export type OrganizationPerson = z.infer<typeof OrganizationPerson>

/** An invitation to an address, whether or not it has an account. */
export const OrganizationInvite = z.object({
  organizationId: OrganizationId,
  /** Stands for the address, which only owners read. */
  inviteId: UserId,
  role: OrganizationRole,
  by: UserId,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  version: z.int(),
})
export type OrganizationInvite = z.infer<typeof OrganizationInvite>

/** No organization has more people, with or without those who are invited. */
export const mostPeople = 50

/** No one owns more that are not archived. */
export const mostOwned = 5

/** The platform’s own organization has the same id everywhere. */
export const platformOrganizationId: OrganizationId = 'org_00000000000000000000000000'
