import { type StoredUser, users } from '#core/platform/users/users.ts'
import { dedicatedContacts } from '#core/support/support-desks/desks.ts'
import type { MembershipType } from '#shared/platform/users/membership-type.ts'
import type { DeskSettings } from '#shared/support/support-desks/desk-settings.ts'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'
import { requestRefusal } from '#shared/support/support-requests/request-refusal.ts'
import type { RequestPriority, SupportRequest } from '#shared/support/support-requests/support-request.ts'

type Member = Pick<StoredUser, 'id' | 'membershipType'>

/** The memberships whose plans promise priority support. */
const withPriority: readonly MembershipType[] = ['retailer', 'manufacturer']

const raised = (priority: RequestPriority): RequestPriority =>
  priority === 'low' || priority === 'normal' ? 'high' : priority

/** A category in which requests are taken; its default priority is where one begins. */
export function requireCategory({ categories }: Pick<DeskSettings, 'categories'>, key: string) {
  const category = categories.find((one) => one.key === key)
  if (!category?.active) throw requestRefusal.unknownCategory()
  return category
}

/** The administrator who answers a manufacturer, as long as they are one. */
async function contactOf({ id, membershipType }: Member): Promise<SupportRequest['assigneeId']> {
  if (membershipType !== 'manufacturer') return undefined
  const contact = await dedicatedContacts.get({ userId: id }, { consistent: true })
  const agent = contact && (await users.get({ id: contact.agentId }, { consistent: true }))
  const answers = agent?.membershipType === 'admin' && agent.status === 'active' && !agent.deletionDueAt
  return answers ? agent.id : undefined
}

/**
 * The priority and the assignee with which a member’s request reaches a desk. What plans promise, the platform promises:
 * an organization sorts what reaches its own desk.
 */
export async function routedRequest(
  { deskId, priority }: Pick<SupportRequest, 'deskId' | 'priority'>,
  member: Member | undefined,
): Promise<Pick<SupportRequest, 'priority' | 'assigneeId'>> {
  if (!member || deskId !== platformDesk) return { priority }
  const assigneeId = await contactOf(member)
  return {
    priority: withPriority.includes(member.membershipType) ? raised(priority) : priority,
    ...(assigneeId && { assigneeId }),
  }
}
