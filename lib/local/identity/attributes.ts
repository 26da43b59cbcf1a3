import * as z from 'zod/mini'
import { invalidParameter, notAuthorized } from './errors.ts'
import type { User } from './pool-state.ts'

export type Attributes = Record<string, string>

export const AttributeList = z.array(z.object({ Name: z.string(), Value: z.optional(z.string()) }))
export type AttributeList = z.infer<typeof AttributeList>

const writable = new Set(
  (
    'address birthdate email family_name gender given_name locale middle_name name nickname ' +
    'phone_number picture preferred_username profile updated_at website zoneinfo'
  ).split(' '),
)
const writableByAdmins = new Set([...writable, 'email_verified', 'phone_number_verified'])

/** Attributes a member sets on their own account. */
export function readOwnAttributes(list: AttributeList = []): Attributes {
  return readAttributes(list, writable)
}

export function readAttributesFromAdmin(list: AttributeList = []): Attributes {
  return readAttributes(list, writableByAdmins)
}

function readAttributes(list: AttributeList, allowed: Set<string>): Attributes {
  for (const { Name } of list) {
    if (Name === 'sub' || (writableByAdmins.has(Name) && !allowed.has(Name)))
      throw notAuthorized('A client attempted to write unauthorized attribute')
    if (!allowed.has(Name) && !/^custom:\w{1,20}$/.test(Name))
      throw invalidParameter(
        `Attributes did not conform to the schema: ${Name}: Attribute does not exist in the schema.`,
      )
  }
  return Object.fromEntries(list.map(({ Name, Value }) => [Name, Value ?? '']))
}

export function assertEmail(text: string) {
  if (!z.email({ pattern: z.regexes.html5Email }).safeParse(text).success)
    throw invalidParameter('Username should be an email.')
}

export function listAttributes(user: User) {
  const identities = user.identities && { identities: JSON.stringify(user.identities) }
  return Object.entries({ sub: user.sub, ...user.attributes, ...identities }).map(([Name, Value]) => ({
    Name,
    Value,
  }))
}

/** Attributes as triggers see them. */
export function triggerAttributes(user: User): Attributes {
  return { sub: user.sub, 'cognito:user_status': user.status, ...user.attributes }
}
