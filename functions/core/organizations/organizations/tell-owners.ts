import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { manageOrganizationPath } from '#shared/organizations/organizations/manage-organization-path.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { peopleOf } from './organization-people.ts'

/** `message` goes on after a name in a mail, so it begins small. */
type News = { title: string; message: string; type: 'success' | 'warning' | 'info' }

/** One commit takes no more. Organizations with more owners read the rest in their own list. */
const mostTold = 10

/** Tells the owners of an organization of a decision, by notification and mail. Nothing arrives at accounts that leave. */
export async function tellOwners(
  { id, name }: Pick<Organization, 'id' | 'name'>,
  { title, message, type }: News,
  now: string,
): Promise<Write[]> {
  const people = await peopleOf(id)
  const owners = await usersById(
    people.filter(({ role }) => role === 'owner').map(({ userId }) => userId),
    { consistent: true },
  )
  return [...owners.values()]
    .filter(({ deletionDueAt, status }) => !deletionDueAt && status !== 'suspended')
    .slice(0, mostTold)
    .flatMap(({ id: userId, email, firstName }) => [
      ...notify(
        {
          userId,
          kind: 'organization_decided',
          type,
          title,
          message: message.charAt(0).toUpperCase() + message.slice(1),
          href: manageOrganizationPath(id),
        },
        now,
      ),
      ...queueMail(
        {
          toEmail: email,
          templateId: 'organization-decided',
          data: { firstName, organizationName: name, title, message, organizationId: id },
          priority: 'normal',
        },
        now,
      ),
    ])
}
