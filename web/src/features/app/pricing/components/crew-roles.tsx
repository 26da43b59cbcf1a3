import type { OrganizationRole } from '#shared/organizations/organizations/organization.ts'
import { organizationRoles } from '#shared/organizations/organizations/organization-labels.ts'

const roles: readonly { role: OrganizationRole; text: string }[] = [
  { role: 'owner', text: 'Decides who belongs to it and in which role. There can be more than one.' },
  {
    role: 'manager',
    text: 'Runs its events as if they were their own: classes, entries, officials, and results.',
  },
  { role: 'editor', text: 'Keeps its text, its logo, and its contact up to date.' },
]

/** Who does what in an organization that several people run. */
export function CrewRoles() {
  return (
    <section aria-labelledby="crew" className="shell grid gap-x-16 gap-y-8 pt-16 lg:grid-cols-2">
      <div>
        <h2 id="crew" className="wide max-w-xl text-3xl text-balance">
          A page for the club, a login for everyone
        </h2>
        <p className="mt-4 max-w-xl text-lg text-dim">
          Your organization gets a page with its people, its events, and a calendar to subscribe to. Invite
          the others by email: no one shares a password, and a show goes on when its founder is away.
        </p>
      </div>
      <dl className="border-t border-line">
        {roles.map(({ role, text }) => (
          <div
            key={role}
            className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[9.5rem_minmax(0,1fr)]"
          >
            <dt className="text-xl font-semibold">{organizationRoles[role]}</dt>
            <dd className="text-dim">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
